import { giveUp, prepare } from './setup/launch.mjs';

// What was started ends with this process.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
try {
  prepare();
  const { register } = await import('tsx/esm/api');
  register();
  const { tryNodes } = await import('./nodes/nodes.ts');
  if (!(await tryNodes(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  giveUp(error);
}

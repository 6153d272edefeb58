import { runToItsEnd } from './setup/launch.mjs';

await runToItsEnd(async () => (await import('./nodes/nodes.ts')).tryNodes);

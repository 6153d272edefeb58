import { runToItsEnd } from './setup/launch.mjs';

await runToItsEnd(async () => (await import('./stress/stress.ts')).stress);

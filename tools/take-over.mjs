import { runToItsEnd } from './setup/launch.mjs';

await runToItsEnd(async () => (await import('./take-over/take-over.ts')).takeOver);

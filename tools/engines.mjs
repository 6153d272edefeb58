import { runToItsEnd } from './setup/launch.mjs';

await runToItsEnd(async () => (await import('./engines/walk-engines.ts')).walkEngines);

import { runUntilStopped } from './setup/launch.mjs';

await runUntilStopped(async () => (await import('./local/site.ts')).runSite);

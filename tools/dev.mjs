import { runUntilStopped } from './setup/launch.mjs';

await runUntilStopped(async () => (await import('./local/development.ts')).runDevelopment);

import { runToItsEnd } from './setup/launch.mjs';

await runToItsEnd(async () => (await import('./soak/soak.ts')).soak);

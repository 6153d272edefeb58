import { runToItsEnd } from './setup/launch.mjs';

await runToItsEnd(async () => (await import('./hosts/hosts.ts')).askHosts);

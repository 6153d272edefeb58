import { runToItsEnd } from './setup/launch.mjs';

await runToItsEnd(async () => (await import('./hosts/walk-hosts.ts')).walkHosts);

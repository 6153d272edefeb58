import { launch } from './setup/launch.mjs';

await launch(async () => (await import('./hosts/hosts.ts')).askHosts());

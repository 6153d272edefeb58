import { runToItsEnd } from './setup/launch.mjs';

await runToItsEnd(async () => (await import('./browsers/browsers.ts')).walkBrowsers);

import { launch } from './setup/launch.mjs';

await launch(async () => (await import('./browsers/browsers.ts')).walkBrowsers());

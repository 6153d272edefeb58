import { launch } from './setup/launch.mjs';

const run = async () => (await import('./local/site.ts')).runSite(console.log);

await launch(run, 0);

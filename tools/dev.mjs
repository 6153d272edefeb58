import { launch } from './setup/launch.mjs';

const run = async () => (await import('./local/development.ts')).runDevelopment(console.log);

await launch(run, 0);

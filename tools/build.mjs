import { launch } from './setup/launch.mjs';

const run = async () => (await import('./build.ts')).runBuild(process.argv.slice(2));

await launch(run);

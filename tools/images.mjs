import { launch } from './setup/launch.mjs';

const run = async () => (await import('./images/update.ts')).updateImages(console.log);

await launch(run);

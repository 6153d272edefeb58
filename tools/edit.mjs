import { launch } from './setup/launch.mjs';

const run = async () => (await import('./local/editing.ts')).runEditing(console.log);

await launch(run, 0);

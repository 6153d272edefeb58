import { launch } from './setup/launch.mjs';

await launch(async () => (await import('./stress/stress.ts')).stress());

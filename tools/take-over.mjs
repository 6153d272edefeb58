import { launch } from './setup/launch.mjs';

await launch(async () => (await import('./take-over/take-over.ts')).takeOver());

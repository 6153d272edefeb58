import { generatedModule, generatedShapes } from '../journey-map/draw.ts';

import { drawIcons } from './icons.ts';
import { run } from './run.ts';
import { publicDir, site } from './site.ts';
import { writeStale } from './write-stale.ts';

/** Brings everything that is drawn or encoded up to date: pictures, cards, icons, maps. */
export async function updateImages(log: (line: string) => void): Promise<void> {
  const { encoded, kept, removed } = await run(site, log);
  for (const file of removed) log(`Removed ${file}.`);
  const maps = new Map([
    ['src/features/journey-map/outline.generated.ts', await generatedModule()],
    ['src/features/journey-map/shapes.generated.svg', generatedShapes()],
  ]);
  const drawn = [...writeStale(publicDir, await drawIcons()), ...writeStale(site.root, maps)];
  for (const name of drawn) log(`Drew ${name}.`);
  log(`${encoded.length} pictures encoded, ${kept} unchanged, ${removed.length} files removed.`);
}

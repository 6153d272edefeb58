import { updateMaps } from '../journey-map/update.ts';

import { updateIcons } from './icons.ts';
import { run } from './run.ts';
import { publicDir, site } from './site.ts';

/** Brings everything that is drawn or encoded up to date: pictures, cards, icons, maps. */
export async function updateImages(log: (line: string) => void): Promise<void> {
  const { encoded, kept, removed } = await run(site, log);
  for (const file of removed) log(`Removed ${file}.`);
  const drawn = [...(await updateIcons(publicDir)), ...(await updateMaps())];
  for (const name of drawn) log(`Drew ${name}.`);
  log(`${encoded.length} pictures encoded, ${kept} unchanged, ${removed.length} files removed.`);
}

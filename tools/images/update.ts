import { drawIcons } from './icons.ts';
import { run } from './run.ts';
import { publicDir, site } from './site.ts';
import { writeStale } from './write-stale.ts';

/** Brings everything that is drawn or encoded up to date: pictures, cards, icons. */
export async function updateImages(log: (line: string) => void): Promise<void> {
  const { encoded, kept, removed } = await run(site, log);
  for (const file of removed) log(`Removed ${file}.`);
  for (const name of writeStale(publicDir, await drawIcons())) log(`Drew ${name}.`);
  log(`${encoded.length} pictures encoded, ${kept} unchanged, ${removed.length} files removed.`);
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { generatedModule, generatedShapes } from './draw.ts';

const folder = join(import.meta.dirname, '../../src/features/journey-map');

/** Draws the maps and writes what differs; says which files. */
export async function updateMaps(): Promise<readonly string[]> {
  const files = {
    'outline.generated.ts': await generatedModule(),
    'shapes.generated.svg': generatedShapes(),
  };
  const stale = Object.entries(files).filter(([name, text]) => {
    const file = join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [name, text] of stale) writeFileSync(join(folder, name), text);
  return stale.map(([name]) => name);
}

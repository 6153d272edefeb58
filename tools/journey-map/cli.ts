import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generatedModule, generatedShapes } from './draw.ts';

const folder = 'src/features/journey-map';
const files = {
  [`${folder}/outline.generated.ts`]: await generatedModule(),
  [`${folder}/shapes.generated.svg`]: generatedShapes(),
};
for (const [file, text] of Object.entries(files)) {
  // oxlint-disable-next-line no-await-in-loop -- two small files
  await writeFile(join(import.meta.dirname, '../..', file), text);
  console.log(`${file}: ${(text.length / 1000).toFixed(1)} kB`);
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { chartFiles, projectDir } from './files.ts';

for (const [path, text] of await chartFiles(console.log)) {
  const file = join(projectDir, path);
  // oxlint-disable-next-line no-await-in-loop -- a handful of small files
  await mkdir(dirname(file), { recursive: true });
  // oxlint-disable-next-line no-await-in-loop -- as above
  await writeFile(file, text);
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { outOfDate, recordCoverage } from './coverage.ts';
import { chartFiles, projectDir } from './files.ts';

const { values } = parseArgs({ options: { coverage: { type: 'boolean', default: false } } });
const files = values.coverage ? await recordCoverage(console.log) : await chartFiles(console.log);

for (const [path, text] of files) {
  const file = join(projectDir, path);
  // oxlint-disable-next-line no-await-in-loop -- a handful of small files
  await mkdir(dirname(file), { recursive: true });
  // oxlint-disable-next-line no-await-in-loop -- as above
  await writeFile(file, text);
}

for (const line of await outOfDate()) console.log(line);

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { chartFiles, DRAWINGS, projectDir } from './files.ts';

const files = await chartFiles(console.log);
await mkdir(join(projectDir, DRAWINGS), { recursive: true });
await Promise.all([...files].map(([path, text]) => writeFile(join(projectDir, path), text)));

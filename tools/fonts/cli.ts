import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { textFace } from './subset.ts';

const file = 'src/theme/figtree.generated.woff2';
const face = await textFace();
await writeFile(join(import.meta.dirname, '../..', file), face);
console.log(`${file}: ${(face.length / 1000).toFixed(1)} kB`);

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { generatedModule } from './draw.ts';

const file = 'src/features/journey-map/outline.generated.ts';
const text = await generatedModule();
await writeFile(join(import.meta.dirname, '../..', file), text);
console.log(`${file}: ${(text.length / 1000).toFixed(1)} kB`);

import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { textFace } from '#tools/fonts/subset.ts';

test('the committed font is the one that the tool makes', async () => {
  const file = new URL('../../../src/theme/figtree.generated.woff2', import.meta.url);
  expect((await readFile(file)).equals(await textFace())).toBe(true);
});

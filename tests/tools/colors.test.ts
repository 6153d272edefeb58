import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { colors } from '#content/colors.ts';

test('no source outside the content contains a company color', async () => {
  const own = Object.values(colors).filter((color) => color !== '#FFFFFF');
  const names = (await readdir('src', { recursive: true })).filter(
    (name) => /\.(?:tsx?|css|svg)$/.test(name) && !name.startsWith('content'),
  );
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join('src', name), 'utf8')] as const),
  );
  const naming = files.filter(([, text]) =>
    own.some((color) => text.toUpperCase().includes(color.slice(0, 7))),
  );
  expect(naming.map(([name]) => name)).toEqual([]);
});

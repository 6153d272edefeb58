import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { colors } from '#theme/colors.ts';

test('no source but the palette contains a company color', async () => {
  const own = Object.values(colors).filter((color) => color !== '#FFFFFF');
  const names = (await readdir('src', { recursive: true })).filter(
    (name) => /\.(?:tsx?|css|svg)$/.test(name) && name !== join('theme', 'colors.ts'),
  );
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join('src', name), 'utf8')] as const),
  );
  const naming = files.filter(([, text]) =>
    own.some((color) => text.toUpperCase().includes(color.slice(0, 7))),
  );
  expect(naming.map(([name]) => name)).toEqual([]);
});

import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { expect, it } from 'vitest';

const content = resolve(import.meta.dirname, '../../src/content');

it('tours name no fact of the company that a setting changes: they are computed before it is known', async () => {
  const names = await readdir(join(content, 'tours'));
  const texts = await Promise.all(
    names.map((name) => readFile(join(content, 'tours', name), 'utf8')),
  );
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((_, index) => texts[index]?.includes('company.ts'))).toEqual([]);
});

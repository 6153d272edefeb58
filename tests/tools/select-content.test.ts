import { join, resolve } from 'node:path';

import { beforeEach, expect, test, vi } from 'vitest';

import { contentDir } from '#content/load-content.ts';
import { selectContent } from '#tools/select-content.ts';

const repository = resolve(import.meta.dirname, '../..');
const specifiedContent = join(repository, 'tests/specification/content');

beforeEach(() => void vi.stubEnv('CONTENT_DIR', undefined));

test('the unit tests read the content of the specification', () => {
  expect(contentDir).toBe(specifiedContent);
});

test.each([
  ['test', specifiedContent],
  ['e2e', specifiedContent],
  ['production', undefined],
  ['development', undefined],
])('in the Vite mode %s, CONTENT_DIR is %s', (mode, dir) => {
  selectContent(mode, repository);
  expect(process.env['CONTENT_DIR']).toBe(dir);
});

test('a test may select another content folder', () => {
  vi.stubEnv('CONTENT_DIR', 'another/content');
  selectContent('e2e', repository);
  expect(process.env['CONTENT_DIR']).toBe('another/content');
});

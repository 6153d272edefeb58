import { expect, test } from 'vitest';

import { editorConfig } from '#tools/editor/config.ts';

test('the form of a plain page names the file after the address of the page', () => {
  const { collections = [] } = editorConfig({ name: 'test-repo' }, 'River Tours');
  expect(collections).toContainEqual(
    expect.objectContaining({
      folder: 'content/plain-pages',
      create: true,
      slug: '{{fields.address}}',
    }),
  );
});

test('the forms bear the name of the company', () => {
  expect(editorConfig({ name: 'test-repo' }, 'River Tours').app_title).toBe(
    'River Tours: texts, prices and days',
  );
});

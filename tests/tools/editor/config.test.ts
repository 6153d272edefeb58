import { expect, test } from 'vitest';

import { editorConfig } from '#tools/editor/config.ts';

test('the form of a plain page names the file after the address of the page', () => {
  const { collections = [] } = editorConfig({ name: 'test-repo' });
  expect(collections).toContainEqual(
    expect.objectContaining({
      folder: 'content/plain-pages',
      create: true,
      slug: '{{fields.address}}',
    }),
  );
});

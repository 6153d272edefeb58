import { expect, test } from 'vitest';

import { editorConfig } from '#tools/editor/config.ts';
import { formOf } from '#tools/editor/fields.ts';
import { labeledNoticesSchema } from '#tools/editor/notices-form.ts';

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

test.each(['tours', 'plain-pages'])('the forms cannot delete a file of %s unchecked', (name) => {
  const { collections = [] } = editorConfig({ name: 'test-repo' }, 'River Tours');
  expect(collections).toContainEqual(expect.objectContaining({ name, delete: false }));
});

test('the forms bear the name of the company', () => {
  expect(editorConfig({ name: 'test-repo' }, 'River Tours').app_title).toBe(
    'River Tours: texts, prices and days',
  );
});

test('the form of the closed days offers weekdays to choose from', () => {
  const closedDays = formOf(labeledNoticesSchema).find(({ name }) => name === 'closedDays');
  expect(closedDays).toMatchObject({
    fields: expect.arrayContaining([
      expect.objectContaining({
        name: 'weekdays',
        label: 'Weekdays',
        required: false,
        widget: 'select',
        multiple: true,
      }),
    ]),
  });
});

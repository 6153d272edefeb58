import { expect, test } from 'vitest';

import { tourSchema } from '#content/schema/tour.ts';
import { editorConfig } from '#tools/editor/config.ts';
import { formOf } from '#tools/editor/fields.ts';

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

test('the form of a tour offers weekdays to choose from, and lists pickup places by name', () => {
  const fields = formOf(tourSchema);
  expect(fields.find(({ name }) => name === 'closedWeekdays')).toMatchObject({
    label: 'Weekdays without tours',
    required: false,
    widget: 'select',
    multiple: true,
    max: 6,
  });
  expect(fields.find(({ name }) => name === 'pickupTimes')).toMatchObject({
    required: false,
    widget: 'list',
    summary: '{{place}}',
  });
});

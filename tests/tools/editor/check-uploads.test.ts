import { expect, test } from 'vitest';

import { content } from '#tests/support/form-content.ts';
import { checkSave } from '#tools/editor/check-save.ts';
import type { UploadSizes } from '#tools/editor/check-uploads.ts';

const photograph = { file: '/art/photographs/IMG 12.webp', alt: 'The harbor of Belize City' };
const inPlaceOf = (picture: string) => ({ ...photograph, picture });

const wide = { width: 1600, height: 900 };
const upright = { width: 900, height: 1600 };
const small = { width: 719, height: 400 };

const refusalsOf = (value: object, sizes: UploadSizes) =>
  checkSave(content, { file: 'photographs', value: { photographs: [value] } }, sizes).refusals;

test.each<[what: string, value: object, size: { width: number; height: number } | null]>([
  ['a wide photograph in a wide place', inPlaceOf('belize-city'), wide],
  ['an upright photograph in an upright place', inPlaceOf('toucan-tall'), upright],
  ['an additional upright photograph', photograph, upright],
])('the form saves %s', (_, value, size) => {
  expect(refusalsOf(value, new Map([['IMG 12', size]]))).toEqual([]);
});

test.each<[what: string, value: object, size: { width: number; height: number } | null, string]>([
  [
    'an upright photograph in a wide place',
    inPlaceOf('belize-city'),
    upright,
    'Photograph 1, File: it is upright, and belize-city is shown wide: choose a photograph in landscape format',
  ],
  [
    'a photograph that is too small',
    photograph,
    small,
    'Photograph 1, File: it is 719 pixels wide, but at least 720 are needed: choose a larger one',
  ],
  [
    'a damaged photograph',
    photograph,
    null,
    'Photograph 1, File: it cannot be read as a picture: save it as a JPEG and choose that one',
  ],
])('the form refuses %s', (_, value, size, sentence) => {
  expect(refusalsOf(value, new Map([['IMG 12', size]]))).toEqual([sentence]);
});

test('the form saves a photograph that was uploaded earlier', () => {
  expect(refusalsOf(photograph, new Map())).toEqual([]);
});

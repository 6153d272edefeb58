import { describe, expect, it } from 'vitest';

import { imageRef } from '#content/schema/fields.ts';
import { tourSchema } from '#content/schema/tour.ts';
import { formOf } from '#tools/editor/fields.ts';
import { offerPictures } from '#tools/editor/picture-options.ts';

const upright = 'toucan-tall';
const wide = 'jungle-path';

const find = (pictures: ReturnType<typeof offerPictures>, name: string) =>
  pictures.find(({ value }) => value === name);

describe('offerPictures', () => {
  it('offers for a wide place exactly the pictures that the form saves', () => {
    const pictures = offerPictures({ isWide: true });
    expect(find(pictures, upright)?.unsuitable).toBe(
      'Upright, but this place needs a wide picture.',
    );
    for (const { value, unsuitable } of pictures) {
      expect(imageRef('Picture').safeParse(value).success).toBe(unsuitable === undefined);
    }
  });

  it('offers every picture for a place that may be upright', () => {
    const pictures = offerPictures({});
    expect(pictures.filter(({ unsuitable }) => unsuitable !== undefined)).toEqual([]);
    expect(find(pictures, upright)).toBeDefined();
  });

  it('offers for the card of a tour only pictures of its gallery', () => {
    const pictures = offerPictures({ isWide: true, among: [wide] });
    expect(pictures.map(({ value }) => value)).toEqual([wide]);
  });

  it('explains why the current picture of a card must change', () => {
    const pictures = offerPictures({ isWide: true, among: [wide], current: 'creek' });
    expect(pictures.map(({ value, unsuitable }) => [value, unsuitable])).toEqual([
      [wide, undefined],
      ['creek', 'Not one of the tour’s pictures.'],
    ]);
  });

  it('lists unsuitable pictures last', () => {
    const pictures = offerPictures({ isWide: true });
    const first = pictures.findIndex(({ unsuitable }) => unsuitable !== undefined);
    expect(first).toBeGreaterThan(0);
    expect(pictures.slice(first).every(({ unsuitable }) => unsuitable !== undefined)).toBe(true);
  });

  it('offers the option “No picture” only for an optional field', () => {
    expect(find(offerPictures({ isOptional: true }), '')?.unsuitable).toBeUndefined();
    expect(
      find(offerPictures({ isOptional: true, isWide: true, among: [wide] }), ''),
    ).toMatchObject({ label: 'No picture', unsuitable: undefined });
    expect(find(offerPictures({}), '')).toBeUndefined();
  });
});

it('the picture fields of a tour get the rules of its schema', () => {
  const fields = formOf(tourSchema);
  expect(fields.find(({ name }) => name === 'image')).toMatchObject({
    widget: 'picture',
    is_wide: true,
    among: 'gallery',
  });
  expect(fields.find(({ name }) => name === 'gallery')).toMatchObject({
    field: { widget: 'picture', is_wide: true },
  });
});

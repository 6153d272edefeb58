import { describe, expect, it } from 'vitest';

import { imageRef } from '#content/schema/fields.ts';
import { tourSchema } from '#content/schema/tour.ts';
import { pictureNames } from '#domain/site/pictures.ts';
import { formOf } from '#tools/editor/fields.ts';
import { offerPictures } from '#tools/editor/picture-options.ts';

const upright = 'jaguar-tall';
const wide = 'jungle-path';

const valuesFor = (place: Parameters<typeof offerPictures>[0]) =>
  offerPictures(place).map(({ value }) => value);

describe('offerPictures', () => {
  it('offers for a wide place exactly the pictures that the form saves', () => {
    const savable = pictureNames.filter((name) => imageRef('Picture').safeParse(name).success);
    expect(valuesFor({ isWide: true })).toEqual(savable);
    expect(savable).not.toContain(upright);
  });

  it('offers every picture for a place that may be upright', () => {
    expect(valuesFor({})).toEqual(pictureNames);
  });

  it('offers for the card of a tour the pictures of its gallery and the current one', () => {
    expect(valuesFor({ isWide: true, among: [wide] })).toEqual([wide]);
    expect(valuesFor({ isWide: true, among: [wide], current: 'creek' }).toSorted()).toEqual([
      'creek',
      wide,
    ]);
  });

  it('offers the option “No picture” only for an optional field', () => {
    expect(valuesFor({ isOptional: true, among: [wide] })).toEqual(['', wide]);
    expect(valuesFor({})).not.toContain('');
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

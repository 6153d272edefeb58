import { addedPhotographs } from '#content/content.data.ts';
import { photographPictures } from '#content/photograph-pictures.ts';
import { photographName } from '#content/photograph-name.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { fitsWidePlace } from '#content/schema/fields.ts';
import { isCardPicture } from '#content/schema/tour.ts';
import { pictureFormats, pictureNames, pictureOf, pictureUrl } from '#domain/site/pictures.ts';

interface PictureOption {
  readonly label: string;
  readonly value: string;
  /** The URL of the smallest copy. A photograph that is not encoded yet has none. */
  readonly thumbnail: string | undefined;
}

/** A place for a picture: the options and the value of its form field. */
interface PicturePlace {
  /** The name of the current picture. */
  readonly current?: string;
  readonly hasOnlyIllustrations?: boolean;
  readonly isOptional?: boolean;
  readonly isWide?: boolean;
  /** The pictures of the tour, if the place is its card. */
  readonly among?: readonly string[] | undefined;
}

function findThumbnail(name: PictureName): string | undefined {
  const [format = 'avif'] = pictureFormats(name);
  const [smallest] = pictureOf(name).widths[format];
  return smallest === undefined ? undefined : pictureUrl(name, smallest, format);
}

/** The illustrations, each with what it shows and its name. */
export const illustrationOptions: readonly PictureOption[] = pictureNames.map((name) => ({
  label: `${pictureOf(name).alt} (${name})`,
  value: name,
  thumbnail: findThumbnail(name),
}));

const photographOptions: readonly PictureOption[] = addedPhotographs.map(({ file, alt }) => {
  const value = photographName(file);
  const isEncoded = Object.hasOwn(photographPictures, value);
  return {
    label: `${alt} (your photograph)`,
    value,
    thumbnail: isEncoded ? findThumbnail(value) : undefined,
  };
});

/** The option that leaves an optional field without a picture. */
const noPicture = { label: 'No picture', value: '', thumbnail: undefined };

/** Returns the current picture of a place, and all others that the form would save there. */
export function offerPictures(place: PicturePlace): readonly PictureOption[] {
  const { current, hasOnlyIllustrations, isOptional, isWide, among } = place;
  const pictures = hasOnlyIllustrations
    ? illustrationOptions
    : [...photographOptions, ...illustrationOptions];
  const fitting = pictures.filter(
    ({ value }) =>
      value === current ||
      ((!isWide || fitsWidePlace(value)) && (!among || isCardPicture(value, among))),
  );
  return isOptional ? [noPicture, ...fitting] : fitting;
}

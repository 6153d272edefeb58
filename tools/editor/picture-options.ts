import { addedPhotographs } from '#content/content.data.ts';
import { isPhotographName, photographName } from '#content/photograph-name.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { fitsWidePlace } from '#content/schema/fields.ts';
import { isCardPicture } from '#content/schema/tour.ts';
import { pictureNames, pictureOf, pictureUrl } from '#domain/site/pictures.ts';

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

interface OfferedPicture extends PictureOption {
  /** Explains why the form would refuse to save this picture in its place; undefined if it would save it. */
  readonly unsuitable: string | undefined;
}

const isEncoded = (name: string): name is PictureName =>
  (pictureNames as readonly string[]).includes(name);

function findThumbnail(name: string): string | undefined {
  if (!isEncoded(name)) return undefined;
  const [smallest] = pictureOf(name).widths.avif;
  return smallest === undefined ? undefined : pictureUrl(name, smallest, 'avif');
}

/** The illustrations, each with what it shows and its name. */
export const illustrationOptions: readonly PictureOption[] = pictureNames
  .filter((name) => !isPhotographName(name))
  .map((name) => ({
    label: `${pictureOf(name).alt} (${name})`,
    value: name,
    thumbnail: findThumbnail(name),
  }));

/** The added photographs and the illustrations. */
const pictureOptions: readonly PictureOption[] = [
  ...addedPhotographs.map(({ file, alt }) => {
    const value = photographName(file);
    return { label: `${alt} (your photograph)`, value, thumbnail: findThumbnail(value) };
  }),
  ...illustrationOptions,
];

/** The option that leaves an optional field without a picture. */
const noPicture = { label: 'No picture', value: '', thumbnail: undefined };

function explainUnsuitable(name: string, { isWide, among }: PicturePlace): string | undefined {
  if (name === noPicture.value) return undefined;
  if (isWide && !fitsWidePlace(name)) return 'Upright, but this place needs a wide picture.';
  return among && !isCardPicture(name, among) ? 'Not one of the tour’s pictures.' : undefined;
}

/**
 * Returns the pictures for a place. Those that the form would refuse to save are last. For the card of a tour, only the
 * current one of these is included, because they are most of the pictures; the hint of the field explains it.
 */
export function offerPictures(place: PicturePlace): readonly OfferedPicture[] {
  const { current, hasOnlyIllustrations = false, isOptional = false, among } = place;
  return [
    ...(isOptional ? [noPicture] : []),
    ...(hasOnlyIllustrations ? illustrationOptions : pictureOptions),
  ]
    .map((option) => ({ ...option, unsuitable: explainUnsuitable(option.value, place) }))
    .filter(({ value, unsuitable }) => !among || !unsuitable || value === current)
    .toSorted((one, other) => Number(Boolean(one.unsuitable)) - Number(Boolean(other.unsuitable)));
}

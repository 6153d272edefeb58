import { addedPhotographs } from '#content/content.data.ts';
import { isPhotographName, photographName } from '#content/photograph-name.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { pictureNames, pictureOf, pictureUrl } from '#domain/site/pictures.ts';

interface PictureOption {
  readonly label: string;
  readonly value: string;
  /** The URL of the smallest copy. A photograph that is not encoded yet has none. */
  readonly thumbnail: string | undefined;
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
export const pictureOptions: readonly PictureOption[] = [
  ...addedPhotographs.map(({ file, alt }) => {
    const value = photographName(file);
    return { label: `${alt} (your photograph)`, value, thumbnail: findThumbnail(value) };
  }),
  ...illustrationOptions,
];

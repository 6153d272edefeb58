import { illustrationTexts } from '#content/content.data.ts';
import { photographPictures } from '#content/photograph-pictures.ts';
import type { Picture, PictureFormat } from '#content/picture.ts';
import { encodedPictures, type PictureName } from '#content/pictures.generated.ts';

/** The names of all illustrations. */
export const pictureNames = Object.keys(encodedPictures) as readonly PictureName[];

/** Returns the facts about a picture: the owner's photograph, or the illustration if no photograph replaces it. */
export const pictureOf = (name: PictureName): Picture =>
  photographPictures[name] ?? {
    alt: '',
    focus: [0.5, 0.5],
    ...illustrationTexts[name],
    ...encodedPictures[name],
  };

/** Returns the path of one encoded file from the site's root. The width must be one of the picture's `widths`. */
export const pictureUrl = (name: PictureName, width: number, format: PictureFormat): string =>
  `/images/${Object.hasOwn(photographPictures, name) ? 'photographs/' : ''}${name}-${width}.${format}`;

/** Returns the `srcset` of a format, without files that are wider than this many pixels. */
export const pictureSrcSet = (
  name: PictureName,
  format: PictureFormat,
  widest = Infinity,
): string =>
  pictureOf(name)
    .widths[format].filter((width) => width <= widest)
    .map((width) => `${pictureUrl(name, width, format)} ${width}w`)
    .join(', ');

/** Returns the formats in which a picture exists, the smallest files first. */
export const pictureFormats = (name: PictureName): readonly PictureFormat[] =>
  (['avif', 'webp', 'jpg'] as const).filter((format) => pictureOf(name).widths[format].length > 0);

/** Returns the URL of the file for browsers without `srcset` and for structured data. */
export function pictureFallbackUrl(name: PictureName): string {
  const format = pictureFormats(name).at(-1) ?? 'jpg';
  const widest = pictureOf(name).widths[format].at(-1);
  if (widest === undefined) throw new Error(`${name} has no file.`);
  return pictureUrl(name, widest, format);
}

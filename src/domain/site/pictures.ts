import { encodedPictures, type PictureName } from '#content/pictures.generated.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** A picture as encoded into `public/images`. */
export interface Picture {
  readonly alt: string;
  /** Intrinsic size in pixels; layouts need it for the shape only. */
  readonly width: number;
  readonly height: number;
  /** The point that a crop keeps visible, as fractions of width and height from the top left. */
  readonly focus: readonly [x: number, y: number];
  /** Mean colors of the top, middle and bottom third, shown until the picture is loaded. */
  readonly placeholder: readonly [top: string, middle: string, bottom: string];
  /** The picture's own darkest tone: the color of an overlay under text. */
  readonly shade: string;
  /** Widths in pixels that exist in each format, ascending. */
  readonly widths: Readonly<Record<PictureFormat, readonly number[]>>;
  /** The author of a photograph; the site's own illustrations have none. */
  readonly credit?: string;
}

/** All names, in the manifest's order. */
export const pictureNames = Object.keys(encodedPictures) as readonly PictureName[];

/** The facts about a picture. */
export const pictureOf = (name: PictureName): Picture => encodedPictures[name];

/** Path of one encoded file from the site's root. The width must be one of the picture's `widths`. */
export const pictureUrl = (name: PictureName, width: number, format: PictureFormat): string =>
  `/images/${name}-${width}.${format}`;

/** Returns the `srcset` of a format, without files wider than this many pixels. */
export const pictureSrcSet = (
  name: PictureName,
  format: PictureFormat,
  widest = Infinity,
): string =>
  pictureOf(name)
    .widths[format].filter((width) => width <= widest)
    .map((width) => `${pictureUrl(name, width, format)} ${width}w`)
    .join(', ');

/** Returns the JPEG for browsers without `srcset` and for structured data. */
export function pictureFallbackUrl(name: PictureName): string {
  const widest = pictureOf(name).widths.jpg.at(-1);
  // Stryker disable next-line StringLiteral,ConditionalExpression: Every picture has a JPEG (the test of each picture reads it); TypeScript cannot know it.
  if (widest === undefined) throw new Error(`${name} has no JPEG.`);
  return pictureUrl(name, widest, 'jpg');
}

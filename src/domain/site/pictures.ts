import { encodedPictures, type PictureName } from '#content/pictures.generated.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** A picture as encoded into `public/images`. */
export interface Picture {
  readonly alt: string;
  /** The intrinsic size in pixels. Layouts need it only for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /**
   * The point that must stay visible when the picture is cropped, as fractions of the width and height from the top
   * left.
   */
  readonly focus: readonly [x: number, y: number];
  /** The mean colors of the top, middle and bottom third. They are shown until the picture is loaded. */
  readonly placeholder: readonly [top: string, middle: string, bottom: string];
  /** The darkest tone of the picture, for the overlay under text. */
  readonly shade: string;
  /** The widths in pixels in which each format exists, in ascending order. */
  readonly widths: Readonly<Record<PictureFormat, readonly number[]>>;
  /** The author of a photograph; the site's own illustrations have none. */
  readonly credit?: string;
}

/** The names of all pictures, in the manifest's order. */
export const pictureNames = Object.keys(encodedPictures) as readonly PictureName[];

/** Returns the facts about a picture. */
export const pictureOf = (name: PictureName): Picture => encodedPictures[name];

/** Returns the path of one encoded file from the site's root. The width must be one of the picture's `widths`. */
export const pictureUrl = (name: PictureName, width: number, format: PictureFormat): string =>
  `/images/${name}-${width}.${format}`;

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

/** Returns the URL of the JPEG for browsers without `srcset` and for structured data. */
export function pictureFallbackUrl(name: PictureName): string {
  const widest = pictureOf(name).widths.jpg.at(-1);
  if (widest === undefined) throw new Error(`${name} has no JPEG.`);
  return pictureUrl(name, widest, 'jpg');
}

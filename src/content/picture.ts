export type PictureFormat = 'avif' | 'webp' | 'jpg';

export interface PictureFacts {
  /** The intrinsic size in pixels. Layouts need it only for the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** The mean colors of the top, middle and bottom third. They are shown until the picture is loaded. */
  readonly placeholder: readonly [top: string, middle: string, bottom: string];
  /** The darkest tone of the picture, for the overlay under text. */
  readonly shade: string;
  /** The widths in pixels in which each format exists, in ascending order. A photograph exists as WebP only. */
  readonly widths: Readonly<Record<PictureFormat, readonly number[]>>;
}

export interface PictureText {
  readonly alt: string;
  /**
   * The point that must stay visible when the picture is cropped, as fractions of the width and height from the top
   * left.
   */
  readonly focus: readonly [x: number, y: number];
}

export interface Picture extends PictureFacts, PictureText {
  /** The author of a photograph; the site's own illustrations have none. */
  readonly credit?: string;
}

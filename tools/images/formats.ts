import type { PictureFormat } from '#domain/site/pictures.ts';

import type { Use } from './uses.ts';

/**
 * The widths in pixels for each format. Pictures are not enlarged: if the source is narrower, the last file has the
 * source's own width.
 */
export type WidthSet = Readonly<Record<PictureFormat, readonly number[]>>;

const upright: WidthSet = { avif: [480, 720, 900], webp: [480, 900], jpg: [720] };

const wide: WidthSet = {
  avif: [160, 320, 480, 640, 800, 960, 1280],
  webp: [320, 480, 800, 1280],
  jpg: [480, 1280],
};

const overFullWidth: WidthSet = { ...wide, avif: [...wide.avif, 1920] };

/** True for the name of an upright picture, which only phones show. */
export const isUprightName = (name: string) => name.endsWith('-tall');

/** Returns the widths for the shape and the use of a picture. */
export function widthSetFor(name: string, use: Use): WidthSet {
  if (isUprightName(name)) return upright;
  return use === 'full width' ? overFullWidth : wide;
}

/** The minimum width of a source in pixels. A narrower source would look blurred on every page. */
export const MINIMUM_SOURCE_WIDTH = 720;

/** All options that affect the bytes of an encoded file, in addition to the source. */
export const encodingOptions = {
  /** The AVIF encoder splits a picture among its threads, so the number of threads affects the bytes. */
  ENCODER_THREADS: 2,
  /**
   * The quality of each width. It is reduced by 2 until the file is within its size limit; `docs/pictures.md` has the
   * measurements.
   */
  avifSteps: [
    { upTo: 160, quality: 62, limit: 5_000 },
    { upTo: 320, quality: 60, limit: 12_000 },
    { upTo: 480, quality: 58, limit: 22_000 },
    { upTo: 640, quality: 56, limit: 32_000 },
    { upTo: 720, quality: 54, limit: 33_000 },
    { upTo: 800, quality: 54, limit: 32_000 },
    { upTo: 900, quality: 54, limit: 60_000 },
    { upTo: 960, quality: 54, limit: 42_000 },
    { upTo: 1280, quality: 52, limit: 60_000 },
    { upTo: 1920, quality: 48, limit: 125_000 },
  ],
  LOWEST_AVIF_QUALITY: 30,
  /** Full color resolution keeps the edges of red roofs and life jackets. Effort 4 makes files 2% larger than effort 6 and
   * takes half the time. */
  avifOptions: { chromaSubsampling: '4:4:4', effort: 4 },
  webpOptions: { quality: 78, effort: 6, smartSubsample: true },
  jpegOptions: { quality: 78, mozjpeg: true },
} as const;

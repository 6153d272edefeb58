import type { PictureFormat } from '#domain/site/pictures.ts';

import type { Use } from './uses.ts';

/** Widths in pixels per format. Nothing is enlarged: a source that is narrower ends the ladder with its own width. */
export type Ladder = Readonly<Record<PictureFormat, readonly number[]>>;

const upright: Ladder = { avif: [480, 720, 900], webp: [480, 900], jpg: [720] };

const wide: Ladder = {
  avif: [160, 320, 480, 640, 800, 960, 1280],
  webp: [320, 480, 800, 1280],
  jpg: [480, 1280],
};

const overFullWidth: Ladder = { ...wide, avif: [...wide.avif, 1920] };

/** The ladder that suits a picture's shape and use. */
export function ladderFor(name: string, use: Use): Ladder {
  if (name.endsWith('-tall')) return upright;
  return use === 'full width' ? overFullWidth : wide;
}

/** A source below this width would look soft on every page. */
export const MINIMUM_SOURCE_WIDTH = 720;

/** Everything besides the source that decides about an encoded file's bytes. */
export const encodingOptions = {
  /** The AVIF encoder divides a picture among its threads, so another number gives other bytes. */
  ENCODER_THREADS: 2,
  /**
   * By width the quality, which steps down by 2 until a file has no more bytes than the limit; see the measurements in
   * `docs/pictures.md`.
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
  /** Full colour resolution: red roofs and life jackets keep their edges; effort 4 costs 2 % against 6 and takes half the time. */
  avifOptions: { chromaSubsampling: '4:4:4', effort: 4 },
  webpOptions: { quality: 78, effort: 6, smartSubsample: true },
  jpegOptions: { quality: 78, mozjpeg: true },
} as const;

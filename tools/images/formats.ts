import type { PictureFormat } from '#content/picture.ts';

/** The widths in pixels for each format. Pictures are not enlarged: the last file has at most the source's own width. */
type WidthSet = Readonly<Record<PictureFormat, readonly number[]>>;

const upright: WidthSet = { avif: [480, 720, 900], webp: [480, 900], jpg: [720] };

const wide: WidthSet = {
  avif: [160, 320, 480, 640, 800, 960, 1280, 1920],
  webp: [320, 480, 800, 1280],
  jpg: [480, 1280],
};

/** Returns the widths for an illustration. The names of upright illustrations, which only phones show, end in `-tall`. */
export const widthSetFor = (name: string): WidthSet => (name.endsWith('-tall') ? upright : wide);

/** The quality of each width. It is reduced by 2 until the file is within its size limit in bytes. */
export const avifSteps = [
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
] as const;
export const LOWEST_AVIF_QUALITY = 30;

/** Full color resolution keeps the edges of red roofs and life jackets. Effort 4 takes half the time of effort 6. */
export const avifOptions = { chromaSubsampling: '4:4:4', effort: 4 } as const;
export const webpOptions = { quality: 78, effort: 6, smartSubsample: true } as const;
export const jpegOptions = { quality: 78, mozjpeg: true } as const;

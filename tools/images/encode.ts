import sharp, { type Sharp } from 'sharp';

import {
  avifOptions,
  type AvifStep,
  avifSteps,
  ENCODER_THREADS,
  jpegOptions,
  type Ladder,
  LOWEST_AVIF_QUALITY,
  MINIMUM_SOURCE_WIDTH,
  webpOptions,
} from './formats.ts';
import { inTurn } from './in-turn.ts';
import type { Measures } from './lock.ts';
import { measure } from './measure.ts';
import type { Source } from './sources.ts';

sharp.concurrency(ENCODER_THREADS);
sharp.cache(false);

/** Versions of the encoders: another version may give other bytes. */
export const encoderVersions = {
  sharp: sharp.versions.sharp,
  vips: sharp.versions.vips,
  aom: sharp.versions.aom,
  webp: sharp.versions.webp,
  mozjpeg: sharp.versions.mozjpeg,
};

interface Result {
  readonly measures: Measures;
  /** Contents by file name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Encodes a picture at every width of its ladder.
 * @throws Error for a source that is too small or no picture.
 */
export async function encodePicture(source: Source, ladder: Ladder): Promise<Result> {
  const { data, info } = await decode(source.path);
  if (info.width < MINIMUM_SOURCE_WIDTH) {
    throw new Error(
      `${source.name}: ${source.path} is ${info.width} pixels wide, at least ${MINIMUM_SOURCE_WIDTH} are needed.`,
    );
  }
  const open = () => sharp(data, { raw: info });
  const widths = {
    avif: withoutEnlargement(ladder.avif, info.width),
    webp: withoutEnlargement(ladder.webp, info.width),
    jpg: withoutEnlargement(ladder.jpg, info.width),
  };

  const resizedTo = (width: number) => open().resize({ width, kernel: 'lanczos3' });
  const files = [
    ...(await inTurn(
      widths.avif,
      async (width) =>
        [
          `${source.name}-${width}.avif`,
          await encodeAvif(() => resizedTo(width), stepFor(width)),
        ] as const,
    )),
    ...(await inTurn(
      widths.webp,
      async (width) =>
        [
          `${source.name}-${width}.webp`,
          await resizedTo(width).webp(webpOptions).toBuffer(),
        ] as const,
    )),
    ...(await inTurn(
      widths.jpg,
      async (width) =>
        [
          `${source.name}-${width}.jpg`,
          await resizedTo(width).jpeg(jpegOptions).toBuffer(),
        ] as const,
    )),
  ];
  const { width, height } = info;
  return { measures: { width, height, ...(await measure(open())), widths }, files: new Map(files) };
}

/** The picture upright, in sRGB, without transparency, as raw pixels: decoded once for all widths. */
export const decode = (file: string) =>
  sharp(file)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

const withoutEnlargement = (widths: readonly number[], available: number): readonly number[] => [
  ...new Set(widths.map((width) => Math.min(width, available))),
];

function stepFor(width: number): AvifStep {
  const step = avifSteps.find(({ upTo }) => width <= upTo);
  if (!step) throw new Error(`No AVIF quality is set for ${width} pixels.`);
  return step;
}

async function encodeAvif(
  resized: () => Sharp,
  { quality, limit, ...step }: AvifStep,
): Promise<Buffer> {
  const file = await resized()
    .avif({ ...avifOptions, quality })
    .toBuffer();
  if (file.length <= limit || quality <= LOWEST_AVIF_QUALITY) return file;
  return encodeAvif(resized, { ...step, limit, quality: quality - 2 });
}

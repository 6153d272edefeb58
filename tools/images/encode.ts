import sharp, { type Sharp } from 'sharp';

import type { PictureFormat } from '#domain/site/pictures.ts';

import { encodingOptions, type WidthSet } from './formats.ts';
import type { Results } from './lock.ts';
import { measure } from './measure.ts';
import { explainUnusableSize, UNREADABLE_PICTURE } from './photograph-size.ts';
import type { Source } from './sources.ts';

const { avifSteps, avifOptions, webpOptions, jpegOptions } = encodingOptions;
sharp.concurrency(encodingOptions.ENCODER_THREADS);
sharp.cache(false);

const { sharp: sharpVersion, vips, aom, webp, mozjpeg } = sharp.versions;
/** The versions of the encoders, because a different version may produce different bytes. */
export const encoderVersions = { sharp: sharpVersion, vips, aom, webp, mozjpeg };

const encoders: Readonly<
  Record<PictureFormat, (picture: Sharp, width: number) => Promise<Buffer>>
> = {
  avif: encodeAvif,
  webp: (picture) => picture.webp(webpOptions).toBuffer(),
  jpg: (picture) => picture.jpeg(jpegOptions).toBuffer(),
};

/**
 * Encodes a picture at every width of its set.
 * @throws Error if the source is too small, upright in a wide place or not a picture
 */
export async function encodePicture(source: Source, widthSet: WidthSet): Promise<Results> {
  const { name, file, mustBeWide } = source;
  const { data, info } = await decode(source);
  const { width, height } = info;
  // The rules of the content reject an upright picture too, but they know only what is encoded already.
  const reason = explainUnusableSize(info, mustBeWide ? name : undefined);
  if (reason !== undefined) throw new Error(`${file} ${reason}.`);
  const picture = sharp(data, { raw: info });
  // If the source is narrower than a width, the last file has the source's own width.
  const fitting = (format: PictureFormat) => [
    ...new Set(widthSet[format].map((each) => Math.min(each, width))),
  ];
  const widths = { avif: fitting('avif'), webp: fitting('webp'), jpg: fitting('jpg') };
  const files: Record<string, Buffer> = {};
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    for (const each of widths[format]) {
      const resized = picture.clone().resize({ width: each, kernel: 'lanczos3' });
      // oxlint-disable-next-line no-await-in-loop -- one encoder already uses all cores
      files[`${name}-${each}.${format}`] = await encoders[format](resized, each);
    }
  }
  return { measures: { width, height, ...(await measure(picture.clone())), widths }, files };
}

/** Decodes the picture once for all widths: upright, in sRGB and without transparency. */
export async function decode({ path, file }: Source) {
  try {
    return await sharp(path)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new Error(`${file} ${UNREADABLE_PICTURE}.`, { cause });
  }
}

async function encodeAvif(picture: Sharp, width: number): Promise<Buffer> {
  const step = avifSteps.find(({ upTo }) => width <= upTo);
  if (!step) throw new Error(`No AVIF quality is set for ${width} pixels.`);
  let quality: number = step.quality;
  const encode = () =>
    picture
      .clone()
      .avif({ ...avifOptions, quality })
      .toBuffer();
  let file = await encode();
  while (file.length > step.limit && quality > encodingOptions.LOWEST_AVIF_QUALITY) {
    quality -= 2;
    // oxlint-disable-next-line no-await-in-loop -- each attempt depends on the result of the previous one
    file = await encode();
  }
  return file;
}

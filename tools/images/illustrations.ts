import { writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { encodedPictures } from '#content/pictures.generated.ts';
import type { PictureFacts, PictureFormat } from '#content/picture.ts';

import { projectDir } from '../setup/launch.mjs';
import {
  avifOptions,
  avifSteps,
  jpegOptions,
  LOWEST_AVIF_QUALITY,
  webpOptions,
  widthSetFor,
} from './formats.ts';
import { drawIcons } from './icons.ts';
import { measure } from './measure.ts';

const formats = ['avif', 'webp', 'jpg'] as const;

const encoders: Readonly<
  Record<PictureFormat, (picture: Sharp, width: number) => Promise<Buffer>>
> = {
  avif: encodeAvif,
  webp: (picture) => picture.webp(webpOptions).toBuffer(),
  jpg: (picture) => picture.jpeg(jpegOptions).toBuffer(),
};

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
  while (file.length > step.limit && quality > LOWEST_AVIF_QUALITY) {
    quality -= 2;
    // oxlint-disable-next-line no-await-in-loop -- each attempt depends on the result of the previous one
    file = await encode();
  }
  return file;
}

/** Encodes an illustration in every format and width of its set. */
export async function encodeIllustration(name: string, master: string) {
  const { data, info } = await sharp(master)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = sharp(data, { raw: info });
  const set = widthSetFor(name);
  const fitting = (format: PictureFormat) => [
    ...new Set(set[format].map((each) => Math.min(each, width))),
  ];
  const widths = { avif: fitting('avif'), webp: fitting('webp'), jpg: fitting('jpg') };
  const files: Record<string, Buffer> = {};
  for (const format of formats) {
    for (const each of widths[format]) {
      const resized = picture.clone().resize({ width: each, kernel: 'lanczos3' });
      // oxlint-disable-next-line no-await-in-loop -- one encoder already uses all cores
      files[`${name}-${each}.${format}`] = await encoders[format](resized, each);
    }
  }
  return { facts: { width, height, ...(await measure(picture.clone())), widths }, files };
}

/** Returns the module with the facts about all illustrations, one per line, so that a diff shows which ones changed. */
const generatedModule = (facts: Readonly<Record<string, PictureFacts>>) =>
  [
    '// Written by `npm run assets`.',
    'export const encodedPictures = {',
    ...Object.entries(facts).map(
      ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
    ),
    '} as const;',
    '',
    'export type PictureName = keyof typeof encodedPictures;',
    '',
  ].join('\n');

/** Encodes these illustrations of `art/masters` into `public/images`, and draws the icons. */
export async function updateImages(names: readonly string[]): Promise<void> {
  const facts: Record<string, PictureFacts> = { ...encodedPictures };
  for (const name of names) {
    console.log(`Encoding ${name} ...`);
    const master = path.join(projectDir, 'art/masters', `${name}.avif`);
    // oxlint-disable-next-line no-await-in-loop -- one encoder already uses all cores
    const encoded = await encodeIllustration(name, master);
    facts[name] = encoded.facts;
    for (const [file, content] of Object.entries(encoded.files)) {
      writeFileSync(path.join(projectDir, 'public/images', file), content);
    }
  }
  writeFileSync(path.join(projectDir, 'src/content/pictures.generated.ts'), generatedModule(facts));
  for (const [file, content] of await drawIcons()) {
    writeFileSync(path.join(projectDir, 'public', file), content);
  }
}

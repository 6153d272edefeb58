import { existsSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { contentDir, loadContent } from '#content/load-content.ts';
import { photographName } from '#content/photograph-name.ts';
import { encodedPictures } from '#content/pictures.generated.ts';
import type { Picture } from '#content/picture.ts';

import { webpOptions } from './formats.ts';
import { measure } from './measure.ts';

type Content = ReturnType<typeof loadContent>;

/** A photograph of the owner, and the place for which it is cropped. */
export interface Photograph {
  /** The name of the picture that the site shows. */
  readonly name: string;
  /** The path relative to the folder that contains `content` and `art`. */
  readonly file: string;
  /** The width of the place relative to its height. */
  readonly ratio: number;
  readonly alt: string;
  readonly credit: string;
}

const WIDE = 16 / 9;
const UPRIGHT = 2 / 3;
const GUIDE_PORTRAIT = 4 / 5;
const GUEST_CARD = 3 / 2;

const widths = [320, 480, 800, 1280];
/** From these widths on, a photograph is sharp on every screen. A larger one is scaled down. */
const FULL_WIDTH = 1920;
const FULL_UPRIGHT_WIDTH = 900;

const fullWidthOf = ({ ratio }: Photograph) => (ratio < 1 ? FULL_UPRIGHT_WIDTH : FULL_WIDTH);

/** Returns the names of the pictures that phones show upright. */
const findUpright = ({ home }: Content): ReadonlySet<string> =>
  new Set(home.heroSlides.map(({ tallImage }) => tallImage));

/** Lists the photographs in the content. */
export function findPhotographs(content: Content): readonly Photograph[] {
  const upright = findUpright(content);
  const place = (
    {
      file,
      alt,
      credit = 'Photograph',
    }: { file: string; alt: string; credit?: string | undefined },
    ratio: number,
    name: string = photographName(file),
  ): Photograph => ({ name, file: file.slice(1), ratio, alt, credit });
  return [
    ...content.photographs.photographs.map((photograph) => {
      const { picture } = photograph;
      if (picture === undefined) {
        const isUpright = upright.has(photographName(photograph.file));
        return place(photograph, isUpright ? UPRIGHT : WIDE);
      }
      const { width, height } = encodedPictures[picture as keyof typeof encodedPictures];
      return place(photograph, width / height, picture);
    }),
    ...content.people.guides.map(({ photograph }) => place(photograph, GUIDE_PORTRAIT)),
    ...content.people.guestPhotographs.map((photograph) => place(photograph, GUEST_CARD)),
  ];
}

const locate = ({ file }: Photograph) => path.join(contentDir, '..', file);

/** @throws Error in plain words if the file is missing or not a picture */
async function readPicture<Result>(
  photograph: Photograph,
  read: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  const { file } = photograph;
  if (!existsSync(locate(photograph))) {
    throw new Error(`${file} is missing: choose it again in the forms, or remove its entry.`);
  }
  try {
    return await read(sharp(locate(photograph)));
  } catch (cause) {
    throw new Error(
      `${file} cannot be read as a picture: save it as a JPEG, and choose that one in the forms.`,
      { cause },
    );
  }
}

/** Returns the width of the part of a photograph that its place shows, in pixels of the file. */
async function measureGoodWidth(photograph: Photograph): Promise<number> {
  const { autoOrient } = await readPicture(photograph, (picture) => picture.metadata());
  return Math.floor(Math.min(autoOrient.width, autoOrient.height * photograph.ratio));
}

/**
 * Crops a photograph to the shape of its place, around what attracts attention. It is scaled down if it is large, and
 * never enlarged.
 */
export async function cropPhotograph(photograph: Photograph) {
  const width = Math.min(await measureGoodWidth(photograph), fullWidthOf(photograph));
  return readPicture(photograph, (picture) =>
    picture
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(width, Math.round(width / photograph.ratio), {
        fit: 'cover',
        position: sharp.strategy.attention,
      })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

/** Encodes a photograph as WebP in the widths that its place needs. */
export async function encodePhotograph(photograph: Photograph) {
  const { name, alt, credit } = photograph;
  const { data, info } = await cropPhotograph(photograph);
  const picture = sharp(data, { raw: info });
  const fitting = [...widths.filter((width) => width < info.width), info.width];
  const files: Record<string, Buffer> = {};
  for (const width of fitting) {
    // oxlint-disable-next-line no-await-in-loop -- one encoder already uses all cores
    files[`${name}-${width}.webp`] = await picture
      .clone()
      .resize({ width })
      .webp(webpOptions)
      .toBuffer();
  }
  const facts: Picture = {
    alt,
    credit,
    width: info.width,
    height: info.height,
    focus: [0.5, 0.5],
    ...(await measure(picture.clone())),
    widths: { avif: [], webp: fitting, jpg: [] },
  };
  return { facts, files };
}

/** Lists the photographs that are too small to be sharp in their place, one sentence for each. */
export async function findSmallPhotographs(): Promise<readonly string[]> {
  const sentences = await Promise.all(
    findPhotographs(loadContent(contentDir)).map(async (photograph) => {
      const [width, needed] = [await measureGoodWidth(photograph), fullWidthOf(photograph)];
      if (width >= needed) return [];
      return [
        `${photograph.file} is ${width} pixels wide where the site shows it, and looks soft on large screens: ${needed} would be sharp.`,
      ];
    }),
  );
  return sentences.flat();
}

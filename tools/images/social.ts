import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type * as opentype from 'opentype.js';
import sharp, { type Sharp } from 'sharp';

import { contentDir, loadContent } from '#content/load-content.ts';
import { encodedPictures, type PictureName } from '#content/pictures.generated.ts';
import type { SocialCard } from '#content/social-cards.ts';
import { colors } from '#theme/colors.ts';

import { projectDir } from '../setup/launch.mjs';
import { cropPhotograph, findPhotographs } from './photographs.ts';

const cardOptions = {
  width: 1200,
  height: 630,
  /** The height of the picture from the top of the card. The steps cover only a part of its lower edge. */
  pictureHeight: 500,
  margin: 64,
  ground: colors.jungle,
  overline: { size: 25, baseline: 521, color: colors.sun, letterSpacing: 0.14 },
  title: { size: 72, baseline: 590, color: colors.paper, letterSpacing: 0 },
  /** The background rises in steps from both sides, like the base of a temple. */
  steps: { count: 4, width: 44, height: 13 },
  jpeg: { quality: 84 },
} as const;

const require = createRequire(import.meta.url);
// This package is required, because Node cannot import its ES module.
const { parse } = require('opentype.js') as typeof opentype;
const fontBytes = readFileSync(
  require.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
);
const marcellus = parse(new Uint8Array(fontBytes).buffer);

/** A picture as pixels, with the point that a crop keeps. */
interface Source {
  readonly picture: Sharp;
  readonly width: number;
  readonly height: number;
  readonly focus: readonly [x: number, y: number];
}

/**
 * Draws a card. The text is converted into outlines, so no font needs to be installed.
 * @throws Error for a character that the font lacks
 */
async function drawCard(card: SocialCard, source: Source): Promise<Buffer> {
  const { width, height, pictureHeight, ground, jpeg } = cardOptions;
  const scale = Math.max(width / source.width, pictureHeight / source.height);
  const full = { width: Math.ceil(source.width * scale), height: Math.ceil(source.height * scale) };
  const [x, y] = source.focus;
  const picture = await source.picture
    .resize(full.width, full.height, { fit: 'fill' })
    .extract({
      left: cropStart(full.width, width, x),
      top: cropStart(full.height, pictureHeight, y),
      width,
      height: pictureHeight,
    })
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: picture.data, raw: picture.info, left: 0, top: 0 },
      { input: Buffer.from(overlay(card)), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/** Draws the cards of all pages and tours by their names. */
export async function drawCards(): Promise<ReadonlyMap<string, Buffer>> {
  const content = loadContent(contentDir);
  const photographs = new Map(findPhotographs(content).map((each) => [each.name, each]));
  const findSource = async (name: string): Promise<Source> => {
    const photograph = photographs.get(name);
    if (photograph) {
      const { data, info } = await cropPhotograph(photograph);
      const { width, height } = info;
      return { picture: sharp(data, { raw: info }), width, height, focus: [0.5, 0.5] };
    }
    const { widths, width, height } = encodedPictures[name as PictureName];
    const file = path.join(projectDir, 'public/images', `${name}-${widths.webp.at(-1)}.webp`);
    const focus = content.illustrationTexts[name]?.focus ?? [0.5, 0.5];
    return { picture: sharp(file).removeAlpha().raw(), width, height, focus };
  };
  const cards = new Map<string, Buffer>();
  for (const [name, card] of Object.entries(content.socialCards)) {
    // oxlint-disable-next-line no-await-in-loop -- one encoder already uses all cores
    cards.set(name, await drawCard(card, await findSource(card.picture)));
  }
  return cards;
}

/** Returns the start of a crop whose center is as close to the focal point as the picture allows. */
const cropStart = (full: number, part: number, focus: number): number =>
  Math.round(Math.min(Math.max(full * focus - part / 2, 0), full - part));

function overlay(card: SocialCard): string {
  const { width, height, margin, pictureHeight, ground, overline, title, steps } = cardOptions;
  const words = card.title;
  const widest = marcellus.getAdvanceWidth(words, title.size);
  const size = Math.min(title.size, (title.size * (width - 2 * margin)) / widest);
  const ascent = `v${-steps.height}h${steps.width}`.repeat(steps.count);
  const descent = `h${steps.width}v${steps.height}`.repeat(steps.count);
  const plateau = width - 2 * steps.count * steps.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="${ground}" d="M0 ${pictureHeight}${ascent}h${plateau}${descent}V${height}H0z"/>
    ${outline(card.overline.toUpperCase(), overline.size, overline)}
    ${outline(words, size, title)}
  </svg>`;
}

function outline(
  text: string,
  size: number,
  { baseline, color, letterSpacing }: typeof cardOptions.title | typeof cardOptions.overline,
): string {
  for (const character of text) {
    if (marcellus.charToGlyphIndex(character) === 0) {
      throw new Error(`Marcellus has no glyph for “${character}” in “${text}”.`);
    }
  }
  const shape = marcellus.getPath(text, cardOptions.margin, baseline, size, { letterSpacing });
  return `<path fill="${color}" d="${shape.toPathData(2)}"/>`;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type * as opentype from 'opentype.js';
import sharp from 'sharp';

import { colors } from '#theme/colors.ts';
import type { SocialCard } from '../../art/social.ts';
import { decode } from './encode.ts';
import type { Source } from './sources.ts';

/** All options that affect the bytes of a card, in addition to the picture, the text and the font. */
export const cardOptions = {
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
  jpeg: { quality: 84, mozjpeg: true },
} as const;

const require = createRequire(import.meta.url);
// This package is required, because Node cannot import its ES module.
const { parse } = require('opentype.js') as typeof opentype;
const fontBytes = readFileSync(
  require.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
);
const marcellus = parse(new Uint8Array(fontBytes).buffer);

/** The bytes of the font. They are an input of every card. */
export const cardFont: Buffer = fontBytes;

/**
 * Draws a card for shared links. The text is converted into outlines, so no font needs to be installed.
 * @throws Error for a character that the font lacks
 */
export async function drawCard(card: SocialCard, source: Source): Promise<Buffer> {
  const { width, height, pictureHeight, ground, jpeg } = cardOptions;
  const { data, info } = await decode(source);
  const scale = Math.max(width / info.width, pictureHeight / info.height);
  const full = { width: Math.ceil(info.width * scale), height: Math.ceil(info.height * scale) };
  const [x, y] = source.focus;
  const picture = await sharp(data, { raw: info })
    .resize(full.width, full.height, { fit: 'fill' })
    .extract({
      left: cropStart(full.width, width, x),
      top: cropStart(full.height, pictureHeight, y),
      width,
      height: pictureHeight,
    })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: Buffer.from(overlay(card)), left: 0, top: 0 },
    ])
    .jpeg(jpeg)
    .toBuffer();
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
  const path = marcellus.getPath(text, cardOptions.margin, baseline, size, { letterSpacing });
  return `<path fill="${color}" d="${path.toPathData(2)}"/>`;
}

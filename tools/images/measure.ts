import type { Sharp } from 'sharp';

import type { PictureFacts } from '#content/picture.ts';

const SAMPLE = 48;

/** Measures the mean colors of the top, middle and bottom third, and the picture's darkest tone, as `#rrggbb`. */
export async function measure(
  picture: Sharp,
): Promise<Pick<PictureFacts, 'placeholder' | 'shade'>> {
  const pixels = await picture
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colors = Array.from({ length: SAMPLE * SAMPLE }, (_, index) => [
    ...pixels.subarray(index * 3, index * 3 + 3),
  ]);
  const third = colors.length / 3;
  const thirdOf = (index: number) => hexOf(mean(colors.slice(index * third, (index + 1) * third)));
  const darkest = colors
    .toSorted((left, right) => lightness(left) - lightness(right))
    .slice(0, Math.ceil(colors.length / 20));
  return { placeholder: [thirdOf(0), thirdOf(1), thirdOf(2)], shade: hexOf(mean(darkest)) };
}

type Color = readonly number[];

const mean = (colors: readonly Color[]): Color =>
  [0, 1, 2].map((channel) =>
    Math.round(colors.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / colors.length),
  );

const lightness = ([red = 0, green = 0, blue = 0]: Color) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

const hexOf = (color: Color): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/**
 * The advance widths of a font's ASCII characters, from the space on, in thousandths of the font size. The numbers are
 * separated by spaces. Bold means weight 650.
 */
export interface Metrics {
  readonly regular: string;
  readonly bold: string;
}

/** The widths of Arial and of the fonts that have the same metrics. */
export const arial: Metrics = {
  regular:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
};

/** The maximum width of a character that is not in ASCII, in thousandths of the font size. */
const WIDEST = 1000;

export type TextWidth = (text: string, fontSizePx: number, weight: keyof Metrics) => number;

/** Returns a function that computes the width of a text in pixels. Kerning can only make the text narrower. */
export function createTextWidth(metrics: Metrics): TextWidth {
  const widths = {
    regular: metrics.regular.split(' ').map(Number),
    bold: metrics.bold.split(' ').map(Number),
  };
  return (text, fontSizePx, weight) => {
    const units = Array.from(text, (character) => character.charCodeAt(0) - 32).reduce(
      (sum, position) => sum + (widths[weight][position] ?? WIDEST),
      0,
    );
    return (units / 1000) * fontSizePx;
  };
}

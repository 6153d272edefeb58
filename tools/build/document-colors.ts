import { colors } from '#theme/colors.ts';

/** What Vite puts into index.html: the colours of the browser's own bar, over a page and over a picture. */
export const documentColors = {
  'import.meta.env.PAPER': JSON.stringify(colors.paper),
  'import.meta.env.PICTURE': JSON.stringify(colors.jungle),
} as const;

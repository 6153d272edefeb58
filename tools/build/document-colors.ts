import { colors } from '#theme/colors.ts';

/** Values that Vite inserts into index.html: the colors of the browser's bar over a page and over a picture. */
export const documentColors = {
  'import.meta.env.PAPER': JSON.stringify(colors.paper),
  'import.meta.env.PICTURE': JSON.stringify(colors.jungle),
} as const;

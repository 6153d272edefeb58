import { colors } from '#theme/colors.ts';

/**
 * Values that Vite inserts into index.html. They color the browser's own bar: one above a page with a paper background,
 * the other above a picture.
 */
export const documentColors = {
  'import.meta.env.PAPER': JSON.stringify(colors.paper),
  'import.meta.env.PICTURE': JSON.stringify(colors.jungle),
} as const;

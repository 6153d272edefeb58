import { colors } from '#theme/colors.ts';

/**
 * Values that Vite inserts into index.html. They color the browser's toolbar: one on a page with a paper background,
 * the other on a page that begins with a picture.
 */
export const documentColors = {
  'import.meta.env.PAPER': JSON.stringify(colors.paper),
  'import.meta.env.PICTURE': JSON.stringify(colors.jungle),
} as const;

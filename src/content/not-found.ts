import type { PictureName } from './pictures.generated.ts';
import { tourCount } from './tour-counts.ts';

export const notFound = {
  text: 'Whatever was here has slipped under the water. The crocodile saw nothing.',
  toursLink: `The ${tourCount} tours`,
  picture: 'croc-log' satisfies PictureName,
} as const;

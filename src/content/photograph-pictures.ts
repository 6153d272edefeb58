import type { Picture } from './picture.ts';

/** The owner's photographs by the name of the picture. Vite encodes them and replaces this module. */
export const photographPictures: Readonly<Record<string, Picture>> = {};

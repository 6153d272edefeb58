import type { PictureName } from './pictures.generated.ts';

const PREFIX = 'photo-';

/** True for the name of a photograph that replaces no illustration. */
export const isPhotographName = (name: string): boolean => name.startsWith(PREFIX);

/**
 * Returns the name of the picture that the image tools encode from a photograph: `photo-ana-cruz` from
 * `/art/photographs/Ana Cruz.jpg`. The generated module contains this name once the image tools have run.
 */
export function photographName(file: string): PictureName {
  const base = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return `${PREFIX}${base.toLowerCase().replace(/[^a-z\d]+/g, '-')}` as PictureName;
}

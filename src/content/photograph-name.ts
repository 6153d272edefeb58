import type { PictureName } from './pictures.generated.ts';

/**
 * Returns the name of the picture that the image tools encode from a photograph: `photo-ana-cruz` from
 * `/art/photographs/Ana Cruz.jpg`. The generated module contains this name once the image tools have run.
 */
export function photographName(file: string): PictureName {
  const base = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return `photo-${base.toLowerCase().replace(/[^a-z\d]+/g, '-')}` as PictureName;
}

import { MINIMUM_SOURCE_WIDTH } from './formats.ts';

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const UNREADABLE_PICTURE =
  'cannot be read as a picture: save it as a JPEG and choose that one';

/**
 * Explains why a picture cannot be encoded; undefined if it can. The explanation has no subject.
 * @param wideName the picture that it replaces, if that is shown wide
 */
export function explainUnusableSize(
  { width, height }: PictureSize,
  wideName: string | undefined,
): string | undefined {
  if (width < MINIMUM_SOURCE_WIDTH) {
    return `is ${width} pixels wide, but at least ${MINIMUM_SOURCE_WIDTH} are needed: choose a larger one`;
  }
  // A wide place would show only a strip of an upright photograph.
  return wideName !== undefined && height > width
    ? `is upright, and ${wideName} is shown wide: choose a photograph in landscape format`
    : undefined;
}

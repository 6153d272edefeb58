import type { Problem } from '#content/content-files.ts';
import { photographsSchema } from '#content/schema/photographs.ts';

import { isUprightName } from '../images/formats.ts';
import {
  explainUnusableSize,
  UNREADABLE_PICTURE,
  type PictureSize,
} from '../images/photograph-size.ts';

/** The sizes of pictures by the names of their files, without the extension; null if a file cannot be read as a picture. */
export type UploadSizes = ReadonlyMap<string, PictureSize | null>;

/** Returns the name of a file without its folder and extension, because the editor converts pictures. */
export const pictureFileName = (path: string): string =>
  path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

/** Finds photographs that the build could not encode. Pictures of unknown size are not checked. */
export function findUnusableUploads(value: unknown, sizes: UploadSizes): readonly Problem[] {
  const { data } = photographsSchema.safeParse(value);
  return (data?.photographs ?? []).flatMap(({ file, picture }, index) => {
    const size = sizes.get(pictureFileName(file));
    if (size === undefined) return [];
    const wideName = picture !== undefined && !isUprightName(picture) ? picture : undefined;
    const reason = size === null ? UNREADABLE_PICTURE : explainUnusableSize(size, wideName);
    if (reason === undefined) return [];
    return [{ file: 'photographs', path: ['photographs', index, 'file'], text: `it ${reason}` }];
  });
}

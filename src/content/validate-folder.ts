import { type FolderName, folders, type Problem, type RawContent } from './content-files.ts';

/** A longer value is not repeated in a message. */
const QUOTED_LENGTH = 200;

/** Finds values that two files of a folder share, although each file needs its own. */
export const findShared = <File>(
  files: readonly File[],
  fields: readonly (keyof File & string)[],
  fileOf: (file: File) => string,
): readonly Problem[] =>
  fields.flatMap((field) =>
    files.flatMap((file, index) => {
      const other = files.slice(0, index).find((earlier) => earlier[field] === file[field]);
      if (!other) return [];
      const value = String(file[field]);
      const quoted = value.length > QUOTED_LENGTH ? '' : `: ${value}`;
      const text = `content/${fileOf(other)}.json has the same${quoted}`;
      return [{ file: fileOf(file), path: [field], text }];
    }),
  );

/**
 * Finds files without the name that one of their fields gives them. The editor names a new file after this field, and
 * every message names the file.
 */
export const findMisnamed = (
  folder: FolderName,
  names: readonly string[],
  raw: RawContent,
): readonly Problem[] =>
  names
    .filter((name) => !Object.hasOwn(raw, name))
    .map((file) => ({
      file,
      path: [folders[folder].nameField],
      text: `it must stay the name of the ${folders[folder].singular.toLowerCase()}’s file in content/${folder}`,
    }));

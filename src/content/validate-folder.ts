import { type FolderName, folders, type Problem, type RawContent } from './content-files.ts';

/**
 * Finds values that two files of a folder share, although each file needs its own.
 * @param describe names a file for a sentence, such as `the tour “Lamanai Tour from Hopkins” (hopkins-belize)`
 */
export const findShared = <File>(
  files: readonly File[],
  fields: readonly (keyof File & string)[],
  fileOf: (file: File) => string,
  describe: (file: File) => string,
): readonly Problem[] =>
  fields.flatMap((field) =>
    files.flatMap((file, index) => {
      const other = files.slice(0, index).find((earlier) => earlier[field] === file[field]);
      if (!other) return [];
      const problemOf = (one: File, two: File): Problem => ({
        file: fileOf(one),
        path: [field],
        text: `${describe(two)} has the same`,
      });
      return [{ ...problemOf(file, other), mirror: problemOf(other, file) }];
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

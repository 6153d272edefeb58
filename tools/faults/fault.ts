/** A small mistake that somebody could make, and what must notice it. */
export interface Fault {
  readonly id: string;
  /** What is wrong with it, in a few words. */
  readonly what: string;
  /** What a visitor, or the staff, would meet. */
  readonly harm: string;
  /** From the project's folder. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files, from the project's folder: `tests/…` run in vitest, `e2e/…` in a browser on a new build. */
  readonly caughtBy: readonly string[];
}

export const isBrowserTest = (testFile: string): boolean => testFile.startsWith('e2e/');

/**
 * The text of the fault's file with the fault in it.
 * @throws Error that says what to do, if the text to be replaced does not stand there exactly once
 */
export function plant({ id, file, find, replace }: Fault, text: string): string {
  const [before, after, ...more] = text.split(find);
  if (find === replace) throw new Error(`${id}: "find" and "replace" are the same`);
  if (before === undefined || after === undefined || more.length > 0) {
    const times = text.split(find).length - 1;
    throw new Error(
      `${id}: its "find" stands ${times} times in ${file} and must stand there once. ` +
        `The code has changed: choose another text in tools/faults/list, so that the fault stays what it is.\n${find}`,
    );
  }
  return before + replace + after;
}

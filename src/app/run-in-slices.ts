/** Lets the browser answer the visitor between two files. */
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Fetches all these scripts at once, and runs one after the other: as one graph they would run in one go. One that
 * fails here fails again where it is asked for by name, and is dealt with there.
 */
export async function runInSlices(files: readonly string[]) {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await import(/* @vite-ignore */ file).catch(() => {});
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause();
  }
}

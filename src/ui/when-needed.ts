/** Whoever does nothing has the whole page after this time, milliseconds. */
const LATEST = 4000;

let needed: Promise<void> | undefined;
let release = () => {};

/**
 * Settles once the visitor has touched the page (src/app/early-input.ts says so), or a while after the first call: what
 * waits for it is not needed to read.
 */
export const whenNeeded = (): Promise<void> =>
  (needed ??= new Promise((resolve) => {
    release = resolve;
    void whenTouched().then(resolve);
    setTimeout(resolve, LATEST);
  }));

/** Settles once the visitor has touched the page; at once where none was prerendered. */
export const whenTouched = (): Promise<void> =>
  new Promise((resolve) => {
    const isTouched =
      import.meta.env.SSR ||
      document.getElementById('root')?.dataset['scripts'] === undefined ||
      'touched' in document.documentElement.dataset;
    if (isTouched) resolve();
    else window.addEventListener('touched', () => resolve(), { once: true });
  });

/** Ends the wait: there is no prerendered page to read meanwhile. */
export function needNow(): void {
  void whenNeeded();
  release();
}

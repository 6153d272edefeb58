/** Whoever does nothing has the whole page after this time, milliseconds. */
const LATEST = 2500;

let needed: Promise<void> | undefined;
let release = () => {};

/**
 * Settles once the visitor has touched the page (src/app/early-input.ts says so), or a while after the first call: what
 * waits for it is not needed to read.
 */
export const whenNeeded = (): Promise<void> =>
  (needed ??= new Promise((resolve) => {
    if (import.meta.env.SSR || !('scripts' in (rootElement()?.dataset ?? {}))) {
      resolve();
      return;
    }
    release = resolve;
    if ('touched' in document.documentElement.dataset) resolve();
    window.addEventListener('touched', () => resolve(), { once: true });
    setTimeout(resolve, LATEST);
  }));

/** Ends the wait: there is no prerendered page to read meanwhile. */
export function needNow(): void {
  void whenNeeded();
  release();
}

const rootElement = () => document.getElementById('root');

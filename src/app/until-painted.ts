/** Milliseconds. A tab in the background paints nothing, and a picture may be late. */
const LONGEST_WAIT = 1000;

/** Settles with the page's first words on screen; at once where the browser does not tell of them. */
const firstWords = () =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      resolve();
      return;
    }
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(({ name }) => name === 'first-contentful-paint')) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

/** Settles when the page's first picture is there and decoded, or lost. */
const firstPicture = () =>
  document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => {});

/** What is decoded is painted with the next frame, which has been shown when the one after it begins. */
const nextFrameShown = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** Settles with the page's first words and its first picture on screen. */
export async function firstScreen() {
  await Promise.all([firstWords(), firstPicture()]);
  await nextFrameShown();
}

const late = () =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
  });

const touched = () =>
  new Promise((resolve) => {
    if ('touched' in document.documentElement.dataset) resolve(undefined);
    window.addEventListener('touched', resolve, { once: true });
  });

/** Until the page's first words and its first picture are on screen, or the visitor acts: the app's start holds up neither. */
export async function untilPainted() {
  await Promise.race([firstScreen(), late(), touched()]);
}

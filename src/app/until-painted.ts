/** Milliseconds. A tab in the background paints nothing, and a picture may be late. */
const LONGEST_WAIT = 1000;

/** Settles with the first entry of this type that is the right one; at once where the browser tells nothing of the kind. */
const seen = (type: string, isRight: (entry: PerformanceEntry) => boolean) =>
  new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
      resolve();
      return;
    }
    new PerformanceObserver((list, observer) => {
      if (!list.getEntries().some(isRight)) return;
      observer.disconnect();
      resolve();
    }).observe({ type, buffered: true });
  });

/** Until the page's first words and its first picture are on screen, or the visitor acts: the app's start holds up neither. */
export async function untilPainted() {
  const picture = document.querySelector('img[fetchpriority="high"]');
  const painted = Promise.all([
    seen('paint', ({ name }) => name === 'first-contentful-paint'),
    picture &&
      seen(
        'largest-contentful-paint',
        (entry) => (entry as PerformanceEntry & { element?: Element }).element === picture,
      ),
  ]);
  const late = new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
  });
  const touched = new Promise((resolve) => {
    if ('touched' in document.documentElement.dataset) resolve(undefined);
    window.addEventListener('touched', resolve, { once: true });
  });
  await Promise.race([painted, late, touched]);
}

/**
 * Stands in every document and runs before anything else: fetches the app once the page is on screen, and keeps what a
 * visitor presses where only the app can answer (`data-until-live`), to be pressed when the app lives.
 */

/** Milliseconds. A tab in the background paints nothing. */
const LONGEST_WAIT = 3000;

const root = document.documentElement;
const kept = new Set<HTMLElement>();

function keep(event: Event) {
  const { target } = event;
  const submitter = (event as SubmitEvent).submitter;
  const control =
    submitter ??
    (target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null);
  if (!control?.closest('[data-until-live]')) return;
  event.preventDefault();
  // React, which may be at work already, would answer it too.
  event.stopPropagation();
  control.dataset['heard'] = '';
  kept.add(control);
}

const events = ['click', 'submit'];
for (const name of events) window.addEventListener(name, keep, { capture: true });

window.addEventListener(
  'live',
  () => {
    for (const name of events) window.removeEventListener(name, keep, { capture: true });
    for (const control of kept) {
      delete control.dataset['heard'];
      control.click();
    }
  },
  { once: true },
);

/** Fetches all scripts at once, and runs one after the other, so that the browser can answer the visitor in between. */
async function start() {
  if ('started' in root.dataset) return;
  root.dataset['started'] = '';
  const files = document.getElementById('root')?.dataset['scripts']?.split(' ') ?? [];
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await import(/* @vite-ignore */ file).catch(() => {});
  }
}

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0)
    requestAnimationFrame(() => setTimeout(start));
}).observe({ type: 'paint', buffered: true });
setTimeout(start, LONGEST_WAIT);

/**
 * Stands in every document and runs before anything else: fetches the app once the page is on screen. Until that lives,
 * what is pressed inside `data-until-live`, where only the app can answer, is kept, and pressed again then.
 */

/** Milliseconds. A tab in the background paints nothing. */
const LONGEST_WAIT = 3000;

const kept = new Set<HTMLElement>();

const leadsAway = (control: Element) =>
  control instanceof HTMLAnchorElement &&
  control.origin === window.location.origin &&
  control.pathname !== window.location.pathname;

function hear(event: Event) {
  const { target } = event;
  const { submitter, ctrlKey, metaKey, shiftKey } = event as MouseEvent & SubmitEvent;
  const control =
    submitter ??
    (target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null);
  if (!control || ctrlKey || metaKey || shiftKey) return;
  if (control.closest('[data-until-live]')) {
    event.preventDefault();
    // React, which may be at work already, would answer it too.
    event.stopPropagation();
    kept.add(control);
  } else if (!leadsAway(control)) return;
  control.dataset['heard'] = '';
  window.addEventListener('pagehide', () => delete control.dataset['heard'], { once: true });
}

function pressAgain() {
  for (const name of ['click', 'submit']) window.removeEventListener(name, hear, true);
  for (const control of kept) {
    delete control.dataset['heard'];
    control.click();
  }
}

for (const name of ['click', 'submit']) window.addEventListener(name, hear, true);
window.addEventListener('live', pressAgain, { once: true });

/** Fetches all scripts at once, and runs one after the other, so that the browser can answer the visitor in between. */
async function start() {
  const files = document.getElementById('root')?.dataset['scripts']?.split(' ') ?? [];
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await import(/* @vite-ignore */ file).catch(() => {});
  }
}

const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const isPainted = list.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted) requestAnimationFrame(() => setTimeout(resolve));
  }).observe({ type: 'paint', buffered: true });
});
const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
void Promise.race([painted, late]).then(start);

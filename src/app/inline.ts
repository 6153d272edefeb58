/**
 * Stands in every document and runs before anything else: fetches the app once the page is on screen. Until that lives,
 * what is pressed inside `data-until-live`, where only the app can answer, is kept, and pressed again then.
 */

import { fromChunk } from '#services/chunk-recovery.ts';
import { openReloadAtTop } from '#services/page-load.ts';

/** Milliseconds. A tab in the background paints nothing. */
const LONGEST_WAIT = 3000;

const marked = ':is(a[href], button):is([data-until-live], [data-until-live] *)';
const controls = () => [...document.querySelectorAll<HTMLElement>(marked)];

/** With their places among the marked controls, which they keep where React renders the page anew. */
const kept = new Map<HTMLElement, number>();

const leadsAway = (control: Element) =>
  control instanceof HTMLAnchorElement &&
  control.origin === window.location.origin &&
  control.pathname !== window.location.pathname;

function hear(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
  if (!control || ctrlKey || metaKey || shiftKey) return;
  if (control.matches(marked)) {
    event.preventDefault();
    // React, which may be at work already, would answer it too.
    event.stopPropagation();
    kept.set(control, controls().indexOf(control));
  } else if (!leadsAway(control)) return;
  control.dataset['heard'] = '';
  window.addEventListener('pagehide', () => delete control.dataset['heard'], { once: true });
}

function pressAgain() {
  window.removeEventListener('click', hear, true);
  for (const [control, place] of kept) {
    delete control.dataset['heard'];
    (control.isConnected ? control : controls()[place])?.click();
  }
}

window.addEventListener('click', hear, true);
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
    await fromChunk(() => import(/* @vite-ignore */ file));
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

openReloadAtTop('/book');

/**
 * Part of every document, and runs before anything else: loads the app once the page is on screen. Until the app is
 * hydrated, clicks inside `data-until-live`, where only the app can answer, are queued and then replayed. Browsers below
 * the floor of README.md run this script too, so that they can say that the rest does not work in them.
 */

import { isFileThere, pageScripts, persistently, reloadOnce } from '#services/chunk-recovery.ts';
import { openReloadAtTop } from '#services/page-load.ts';

/** Milliseconds. A tab in the background paints nothing. */
const LONGEST_WAIT = 3000;

/** Milliseconds between two attempts to load a script that the host does not have. */
const LONGEST_RETRY_WAIT = 5000;

const marked =
  'a[href][data-until-live], button[data-until-live], [data-until-live] a[href], [data-until-live] button';
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

let hasFailed = false;

const failureNotice = () => document.querySelector<HTMLElement>('[data-startup-failure]');

/** Without the app a form would be sent to its own URL, with all answers in it. */
function refuseSubmit(event: Event) {
  event.preventDefault();
  failureNotice()?.focus();
}

/** Leaves the page to HTML, and says so, as long as the app is missing or cannot run. */
function failStartup() {
  hasFailed = true;
  window.removeEventListener('click', hear, true);
  window.addEventListener('submit', refuseSubmit, true);
  for (const form of document.querySelectorAll('[aria-busy]')) form.removeAttribute('aria-busy');
  const notice = failureNotice();
  if (notice) notice.hidden = false;
  if (kept.size > 0) notice?.focus();
  for (const control of kept.keys()) delete control.dataset['heard'];
  kept.clear();
}

function pressAgain() {
  window.removeEventListener('click', hear, true);
  window.removeEventListener('submit', refuseSubmit, true);
  const notice = failureNotice();
  if (notice) notice.hidden = true;
  for (const [control, place] of kept) {
    delete control.dataset['heard'];
    (control.isConnected ? control : controls()[place])?.click();
  }
}

window.addEventListener('click', hear, true);
window.addEventListener('live', pressAgain, { once: true });
window.addEventListener('startup-failed', failStartup);

/** @throws `error` if the file is there, so that it is the code that fails */
async function recoverScript(file: string, error: unknown) {
  if (await reloadOnce()) return;
  if (!(await isFileThere(file))) failStartup();
  // The file may have come back only just now, so it gets one more chance before its code is blamed.
  else if (!hasFailed) await import(/* @vite-ignore */ file).catch(() => Promise.reject(error));
  // Firefox and Safari do not request a file again that was missing once. Chrome does, and keeps what was typed.
  else await import(/* @vite-ignore */ file).catch(() => window.location.reload());
}

/** Loads all scripts at once, and runs one after the other, so that the browser can answer the visitor in between. */
async function start() {
  const files = pageScripts();
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await persistently(
      () => import(/* @vite-ignore */ file),
      (error) => recoverScript(file, error),
      LONGEST_RETRY_WAIT,
    );
  }
}

const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const isPainted = list.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted) requestAnimationFrame(() => setTimeout(resolve));
  }).observe({ type: 'paint', buffered: true });
  // A browser that cannot observe its paints starts the app late.
}).catch(() => late);
/** A slow connection may still be loading the document when it is painted. */
const parsed = new Promise((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(undefined);
});
void Promise.all([Promise.race([painted, late]), parsed])
  .then(start)
  .catch((error: unknown) => {
    failStartup();
    throw error;
  });

openReloadAtTop('/book');

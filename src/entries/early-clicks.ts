/**
 * Inline script of every document. It runs before anything else and loads the app after the first paint. Until the app is
 * hydrated, clicks on controls that need it are queued and then replayed. Browsers that are too old for the app run this
 * script too, so that they can show that the form does not work in them.
 */

import {
  HYDRATED_EVENT,
  PENDING_ATTRIBUTE,
  REPLAY_ATTRIBUTE,
  STARTUP_FAILED_EVENT,
  STARTUP_FAILURE_ATTRIBUTE,
} from '#lib/document-contract.ts';
import { isModifiedClick } from '#lib/modified-click.ts';
import {
  getPageScripts,
  isFetchError,
  isFileOnHost,
  retryUntilLoaded,
  reloadIfStale,
} from '#services/import-with-retry.ts';
import { openReloadAtTop } from '#services/page-load.ts';

/** A tab in the background never paints. */
const MAX_PAINT_WAIT_MS = 3000;

/** Longest pause between two attempts to load a script that the host does not have. */
const MAX_RETRY_WAIT_MS = 5000;

const replayable = `a[href][${REPLAY_ATTRIBUTE}], button[${REPLAY_ATTRIBUTE}], [${REPLAY_ATTRIBUTE}] a[href], [${REPLAY_ATTRIBUTE}] button`;
const findControls = () => [...document.querySelectorAll<HTMLElement>(replayable)];

/**
 * Maps each clicked control to its index among all such controls. The index is the same if React renders the page
 * again.
 */
const queue = new Map<HTMLElement, number>();

const isNavigation = (control: Element) =>
  control instanceof HTMLAnchorElement &&
  control.origin === window.location.origin &&
  control.pathname !== window.location.pathname;

function captureClick(event: MouseEvent) {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
  if (!control || isModifiedClick(event)) return;
  if (control.matches(replayable)) {
    event.preventDefault();
    // React may already have hydrated a part of the page, and would handle the click too.
    event.stopPropagation();
    queue.set(control, findControls().indexOf(control));
  } else if (!isNavigation(control)) return;
  control.setAttribute(PENDING_ATTRIBUTE, '');
  window.addEventListener('pagehide', () => control.removeAttribute(PENDING_ATTRIBUTE), {
    once: true,
  });
}

let hasFailed = false;

const findFailureMessage = () =>
  document.querySelector<HTMLElement>(`[${STARTUP_FAILURE_ATTRIBUTE}]`);

/** Without the app, the browser would send a form to the page's own URL, with all answers in the query. */
function refuseSubmit(event: Event) {
  event.preventDefault();
  findFailureMessage()?.focus();
}

/** Falls back to plain HTML and shows the failure message, because the app is missing or cannot run. */
function failStartup() {
  hasFailed = true;
  window.removeEventListener('click', captureClick, true);
  window.addEventListener('submit', refuseSubmit, true);
  for (const form of document.querySelectorAll('[aria-busy]')) form.removeAttribute('aria-busy');
  const message = findFailureMessage();
  if (message) message.hidden = false;
  if (queue.size > 0) message?.focus();
  for (const control of queue.keys()) control.removeAttribute(PENDING_ATTRIBUTE);
  queue.clear();
}

function replayClicks() {
  window.removeEventListener('click', captureClick, true);
  window.removeEventListener('submit', refuseSubmit, true);
  const message = findFailureMessage();
  if (message) message.hidden = true;
  for (const [control, index] of queue) {
    control.removeAttribute(PENDING_ATTRIBUTE);
    (control.isConnected ? control : findControls()[index])?.click();
  }
}

window.addEventListener('click', captureClick, true);
window.addEventListener(HYDRATED_EVENT, replayClicks, { once: true });
window.addEventListener(STARTUP_FAILED_EVENT, failStartup);

const areScriptsOnHost = async () =>
  (await Promise.all(getPageScripts().map(isFileOnHost))).every(Boolean);

/** @throws `error` if the files are there, so that it is the code that fails */
async function recoverScript(file: string, error: unknown) {
  // An old browser without a method fails here, and a reload would only lose what was typed.
  if (!isFetchError(error) && (await areScriptsOnHost())) throw error;
  if (await reloadIfStale()) return;
  if (!(await isFileOnHost(file))) failStartup();
  // The file may have become available only now, so import it once more before blaming its code.
  else if (!hasFailed) await import(/* @vite-ignore */ file).catch(() => Promise.reject(error));
  // Firefox and Safari do not request a file again that was missing once. Chrome requests it again, without a reload
  // that would lose the visitor's input.
  else await import(/* @vite-ignore */ file).catch(() => window.location.reload());
}

/** Loads all scripts at once, and runs one after the other, so that the browser can answer the visitor in between. */
async function start() {
  const files = getPageScripts();
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await retryUntilLoaded(() => import(/* @vite-ignore */ file), {
      onFailure: (error) => recoverScript(file, error),
      longestWaitMs: MAX_RETRY_WAIT_MS,
    });
  }
}

const late = new Promise((resolve) => setTimeout(resolve, MAX_PAINT_WAIT_MS));
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

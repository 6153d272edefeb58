/**
 * Inline script of every document. It runs before anything else and loads the app after the first paint. Until the app
 * is hydrated, clicks on controls that need it are queued and then replayed. This script also runs in browsers that are
 * too old for the app, so that they can show that the form does not work.
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

/** The app starts after this time even if nothing was painted, because a background tab never paints. */
const MAX_PAINT_WAIT_MS = 3000;

/** The longest pause between two attempts to load a script that the host does not have. */
const MAX_RETRY_WAIT_MS = 5000;

const replayable = `a[href][${REPLAY_ATTRIBUTE}], button[${REPLAY_ATTRIBUTE}], [${REPLAY_ATTRIBUTE}] a[href], [${REPLAY_ATTRIBUTE}] button`;
const findControls = () => [...document.querySelectorAll<HTMLElement>(replayable)];

/**
 * The clicked controls with their index among all controls that can be replayed. The index stays the same if React
 * renders the page again.
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
    // If React has already hydrated this part of the page, it would handle the click a second time.
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

/** Falls back to plain HTML and shows the failure message, because the app is missing or cannot run. */
function failStartup() {
  hasFailed = true;
  window.removeEventListener('click', captureClick, true);
  const message = findFailureMessage();
  if (message) message.hidden = false;
  if (queue.size > 0) message?.focus();
  for (const control of queue.keys()) control.removeAttribute(PENDING_ATTRIBUTE);
  queue.clear();
}

function replayClicks() {
  window.removeEventListener('click', captureClick, true);
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

/** @throws `error` if the host has all files, because the failure is then in their code */
async function recoverScript(file: string, error: unknown) {
  // A browser that is too old for the code fails here. A reload would not help, and would lose the visitor's input.
  if (!isFetchError(error) && (await areScriptsOnHost())) throw error;
  if (await reloadIfStale()) return;
  if (!(await isFileOnHost(file))) failStartup();
  // The file may have become available just now. If importing it fails again, its code is to blame.
  else if (!hasFailed) await import(/* @vite-ignore */ file).catch(() => Promise.reject(error));
  // Firefox and Safari never request a missing file a second time. Chrome does, so it needs no reload, which would lose
  // the visitor's input.
  else await import(/* @vite-ignore */ file).catch(() => window.location.reload());
}

/**
 * Loads all scripts in parallel but runs them one after the other, so that the browser can respond to the visitor
 * between them.
 */
async function start() {
  const files = getPageScripts();
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- the scripts must run one after the other
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
  // If the browser cannot observe paints, the app starts after the maximum wait.
}).catch(() => late);
/** On a slow connection, the first paint can happen while the document is still loading. */
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

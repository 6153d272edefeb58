/**
 * Inline script of every document. It loads the app after the first paint, and it must also run in browsers that are too
 * old for the app.
 */

import {
  HYDRATED_EVENT,
  PENDING_ATTRIBUTE,
  REPLAY_ATTRIBUTE,
  ROOT_ID,
  SCRIPTS_ATTRIBUTE,
  STARTUP_FAILURE_ATTRIBUTE,
} from '#lib/document-contract.ts';

const queue = new Set<HTMLElement>();

function queueClick(event: MouseEvent) {
  const { target } = event;
  const control =
    target instanceof Element ? target.closest<HTMLElement>(`[${REPLAY_ATTRIBUTE}] button`) : null;
  if (!control) return;
  // React may have hydrated the control already, and would then handle the click twice.
  event.stopPropagation();
  control.setAttribute(PENDING_ATTRIBUTE, '');
  queue.add(control);
}

function stopQueueing() {
  window.removeEventListener('click', queueClick, true);
  for (const control of queue) control.removeAttribute(PENDING_ATTRIBUTE);
}

function setFailureHidden(isHidden: boolean) {
  const message = document.querySelector<HTMLElement>(`[${STARTUP_FAILURE_ATTRIBUTE}]`);
  if (message) message.hidden = isHidden;
}

function fail() {
  stopQueueing();
  queue.clear();
  setFailureHidden(false);
}

function finishStart() {
  window.removeEventListener('error', fail);
  stopQueueing();
  setFailureHidden(true);
  for (const control of queue) control.click();
}

/** Runs one script after the other, so that the browser can respond to the visitor between them. */
async function loadApp() {
  const files = document.getElementById(ROOT_ID)?.getAttribute(SCRIPTS_ATTRIBUTE)?.split(' ') ?? [];
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  // oxlint-disable-next-line no-await-in-loop -- the scripts must run one after the other
  for (const file of files) await import(/* @vite-ignore */ file);
}

window.addEventListener('click', queueClick, true);
window.addEventListener(HYDRATED_EVENT, finishStart, { once: true });
window.addEventListener('error', fail);
document.addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() =>
    setTimeout(() =>
      loadApp().catch((error: unknown) => {
        fail();
        throw error;
      }),
    ),
  ),
);

if (window.location.pathname === '/book') {
  window.history.scrollRestoration = 'manual';
  // On a reload, `manual` alone comes too late in Chrome.
  window.scrollTo({ top: 0, behavior: 'instant' });
}

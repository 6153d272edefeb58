/**
 * Stands in the document itself and runs before anything else of the app. What a visitor presses before the app, or the
 * section around it, has taken over is marked as heard, kept, and pressed again as soon as it can take effect. Links
 * lead where they lead by themselves while there is a connection, but for those that the app gives another meaning
 * (`data-hold`).
 */

const ASK_AGAIN_MS = 50;

/** What a visitor does before, or by, pressing something. */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'input',
];

const root = document.documentElement;

const untilTouched = new AbortController();

function touch(event: Event) {
  // Where a mouse rests over a page that is being painted, browsers tell of a move that was none.
  const { type, movementX, movementY } = event as PointerEvent;
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  untilTouched.abort();
  root.dataset['touched'] = '';
  window.dispatchEvent(new Event('touched'));
}

/** React keeps what it has taken over together with its properties. */
const isTakenOver = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps')) &&
  !('hold' in element.dataset) &&
  !element.closest('form[aria-busy="true"]');

const isLink = (element: Element): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement;

const namedLike = (element: Element) => (other: Element) =>
  (other.getAttribute('aria-label') ?? other.textContent) ===
  (element.getAttribute('aria-label') ?? element.textContent);

/** The same control after its section was rendered afresh. */
const present = (control: HTMLElement): HTMLElement | undefined =>
  control.isConnected
    ? control
    : [...document.querySelectorAll<HTMLElement>(control.tagName)].find(namedLike(control));

const held = new Set<HTMLElement>();

function pressAgain(first: HTMLElement) {
  const control = present(first);
  const leads = isLink(first) && !('hold' in first.dataset) && navigator.onLine;
  if (control && (leads || isTakenOver(control))) {
    delete control.dataset['heard'];
    held.delete(first);
    control.click();
    return;
  }
  if (control) control.dataset['heard'] = '';
  setTimeout(pressAgain, ASK_AGAIN_MS, first);
}

function hold(control: HTMLElement, event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(control)) return;
  held.add(control);
  pressAgain(control);
}

const isOfThisSite = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.pathname !== window.location.pathname;

/** The browser shows nothing on the page that it leaves, which it may keep for a return. */
function showHeard(link: HTMLAnchorElement) {
  link.dataset['heard'] = '';
  window.addEventListener('pagehide', () => delete link.dataset['heard'], { once: true });
}

function mustHold(control: HTMLElement) {
  if (isTakenOver(control)) return false;
  if (!isLink(control)) return true;
  return navigator.onLine ? 'hold' in control.dataset : isOfThisSite(control);
}

/** Listens from now on, and for as long as the page is open. */
export function listen() {
  for (const sign of signs) {
    const { signal } = untilTouched;
    window.addEventListener(sign, touch, { capture: true, passive: true, signal });
  }
  window.addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('a[href], button:not([popovertarget])')
          : null;
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!control || !isPlain) return;
      if (mustHold(control)) hold(control, event);
      else if (isLink(control) && isOfThisSite(control) && !isTakenOver(control)) {
        showHeard(control);
      }
    },
    { capture: true },
  );

  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isTakenOver(form)) return;
      const control = event.submitter ?? form.querySelector<HTMLElement>('[type="submit"]');
      if (control) hold(control, event);
    },
    { capture: true },
  );
}

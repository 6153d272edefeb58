// Runs in the page that a driver shows, and gives what a visitor could see there.

/** @typedef {string | { source: string, flags: string }} Name */

/** @type {Readonly<Record<string, string>>} */
const selectors = {
  alert: '[role="alert"]',
  button: 'button, [role="button"], summary',
  dialog: '[role="dialog"]',
  field: 'input, select, textarea, [role="spinbutton"]',
  form: 'form',
  heading: 'h1, h2, h3',
  image: 'img',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  slide: '[aria-roledescription="slide"]:not([inert])',
  tab: '[role="tab"]',
  tabpanel: '[role="tabpanel"]',
};

/** @param {string | null | undefined} text */
const plain = (text) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** @param {Element} element @returns {string} */
function nameOf(element) {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy) {
    return plain(
      labelledBy
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  }
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label !== null) return plain(label);
  const { labels } = /** @type {HTMLInputElement} */ (element);
  if (labels && labels.length > 0) return plain(labels[0]?.textContent).replace(/\s*\*$/, '');
  return plain(element.textContent);
}

/** @param {Element} element */
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.closest('[inert], [aria-hidden="true"]');

/** @param {string} text @param {Name} name */
const fits = (text, name) =>
  typeof name === 'string' ? text === name : new RegExp(name.source, name.flags).test(text);

/** @param {string} kind @param {Name} name */
const find = (kind, name) =>
  [...document.querySelectorAll(selectors[kind] ?? kind)].find(
    (element) => isShown(element) && fits(nameOf(element), name),
  ) ?? null;

/** @param {Element} element */
const stateOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    name: nameOf(element),
    text: plain(/** @type {HTMLElement} */ (element).innerText),
    value: 'value' in element ? String(element.value) : '',
    expanded:
      element.getAttribute('aria-expanded') === 'true' ||
      element.matches('details[open] > summary'),
    pressed: element.getAttribute('aria-pressed') === 'true',
    selected: element.getAttribute('aria-selected') === 'true' || element.matches(':checked'),
    busy: element.getAttribute('aria-busy') === 'true',
    focused: element === document.activeElement,
    enabled: !element.matches(':disabled'),
    box: [left, top, width, height].map(Math.round).join(' '),
  };
};

/** @type {string[]} */
let kept = [];

Object.assign(globalThis, {
  visitorsEyes: {
    find,
    text: () => plain(document.body.innerText),
    address: () => location.pathname + location.search + location.hash,
    /** @param {string} kind @param {Name} name */
    state: (kind, name) => {
      const element = find(kind, name);
      return element && stateOf(element);
    },
    focus: () => document.activeElement && stateOf(document.activeElement),
    /** @param {string} kind @param {Name} name */
    bringIntoView: (kind, name) =>
      find(kind, name)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    /** One screen further down; whether that was the last one. */
    scrollOn: () => {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    },
    /** How much has been loaded, to be compared with a little later. */
    loaded: () => `${document.readyState} ${performance.getEntriesByType('resource').length}`,
    /** Whether pictures that are on the screen are still to come. */
    picturesToCome: () =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const isOnScreen =
            bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
          return isOnScreen && isShown(image) && !image.complete;
        })
        .map((image) => image.currentSrc || image.alt),
    /** What is wrong with how the page stands here, in words. */
    faults: () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const broken = [...document.images]
        .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
        .map((image) => `broken picture ${new URL(image.currentSrc).pathname}`);
      const sideways = `scrolls sideways: ${scrollWidth} px in ${clientWidth}`;
      return scrollWidth > clientWidth ? [...broken, sideways] : broken;
    },
    width: () => window.innerWidth,
    isWorkerInCharge: () => Boolean(navigator.serviceWorker?.controller),
    // See src/services/chunk-recovery.ts.
    hasReloadedItself: () => window.name.startsWith('reloaded'),
    /** Which pages the offline worker holds, as of the last time it was asked. */
    keptPages: () => {
      const read = async () => {
        const names = (await caches.keys()).filter((name) => name.endsWith('-pages'));
        const requests = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        kept = requests.flat().map(({ url }) => new URL(url).pathname);
      };
      read().catch(() => {});
      return kept;
    },
    /** Asks whether there is a newer worker, as a browser does from time to time. */
    updateWorker: () => {
      navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.update())
        .catch(() => {});
    },
  },
});

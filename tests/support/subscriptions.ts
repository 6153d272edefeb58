import { vi } from 'vitest';

/** The active subscriptions and their names. */
type Active = Map<unknown, string>;

/**
 * Watches the subscriptions of components: listeners, observers, timers and animation frames. Animation frames never come,
 * so that a pending one is still pending when the component is unmounted.
 * @returns a function that lists the subscriptions that are still active
 */
export function trackSubscriptions(): () => string[] {
  const active: Active = new Map();
  trackListeners(window, active, () => 'window');
  trackListeners(document, active, () => 'document');
  trackListeners(Element.prototype, active, (element) => (element as Element).localName);
  trackTimers(active);
  for (const name of ['ResizeObserver', 'IntersectionObserver']) {
    vi.stubGlobal(
      name,
      class {
        observe() {
          active.set(this, name);
        }
        disconnect() {
          active.delete(this);
        }
      },
    );
  }
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = Object.assign(new EventTarget(), { media, matches: false });
    trackListeners(query, active, () => media);
    return query;
  });
  return () => [...active.values()].toSorted();
}

function trackTimers(active: Active) {
  const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const clear = globalThis[name];
    vi.spyOn(globalThis, name).mockImplementation((timer) => {
      active.delete(timer);
      clear(timer);
    });
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
    const timer = startTimeout(() => {
      active.delete(timer);
      run();
    }, ms);
    // React and Testing Library use timers of 0 ms.
    if (ms > 0) active.set(timer, `timeout ${ms}`);
    return timer;
  });
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run: () => void, ms = 0) => {
    const timer = startInterval(run, ms);
    active.set(timer, `interval ${ms}`);
    return timer;
  });

  let frames = 0;
  const toKey = (frame: number) => `frame ${frame}`;
  vi.stubGlobal('requestAnimationFrame', () => {
    frames += 1;
    active.set(toKey(frames), 'animation frame');
    return frames;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void active.delete(toKey(frame)));
}

type Options = boolean | AddEventListenerOptions | undefined;

/** Browsers identify a listener of a target by these three values: the type, the function and the capture flag. */
function createListenerKeys() {
  const known: { target: EventTarget; type: string; listener: unknown; isCapturing: boolean }[] =
    [];
  return (target: EventTarget, type: string, listener: unknown, options: Options) => {
    const isCapturing = typeof options === 'object' ? options.capture === true : options === true;
    const found = known.find(
      (key) =>
        key.target === target &&
        key.type === type &&
        key.listener === listener &&
        key.isCapturing === isCapturing,
    );
    if (found) return found;
    const key = { target, type, listener, isCapturing };
    known.push(key);
    return key;
  };
}

/** React never removes its own listeners. */
const isFromReact = (listener: unknown) =>
  typeof listener === 'function' && listener.name.startsWith('bound dispatch');

/** @param target an event target, or the prototype of several */
function trackListeners(
  target: EventTarget,
  active: Active,
  nameOf: (target: EventTarget) => string,
) {
  const toKey = createListenerKeys();
  // oxlint-disable-next-line typescript/unbound-method -- called with their target below
  const { addEventListener: add, removeEventListener: remove } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    add.call(this, type, listener, options);
    if (!isFromReact(listener)) {
      const key = toKey(this, type, listener, options);
      active.set(key, `${nameOf(this)} ${type}`);
      if (typeof options === 'object') {
        options.signal?.addEventListener('abort', () => active.delete(key));
      }
    }
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation(function (
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    remove.call(this, type, listener, options);
    active.delete(toKey(this, type, listener, options));
  });
}

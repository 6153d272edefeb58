import { vi } from 'vitest';

/** The active subscriptions and their names. */
type Active = Map<object, string>;

/** Watches the subscriptions of components. @returns a function that lists the subscriptions that are still active */
export function trackSubscriptions(): () => string[] {
  const active: Active = new Map();
  trackListeners('window', window, active);
  trackListeners('document', document, active);
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
    trackListeners(media, query, active);
    return query;
  });
  return () => [...active.values()].toSorted();
}

const isCapturing = (options: boolean | EventListenerOptions | undefined) =>
  typeof options === 'object' ? options.capture === true : options === true;

function trackListeners(name: string, target: EventTarget, active: Active) {
  const known: { type: string; listener: unknown; capture: boolean }[] = [];
  /** Browsers identify a listener of a target by these three values: the type, the function and the capture flag. */
  const entryOf = (
    type: string,
    listener: unknown,
    options: boolean | EventListenerOptions | undefined,
  ) => {
    const wanted = { type, listener, capture: isCapturing(options) };
    const found = known.find(
      (entry) =>
        entry.type === type && entry.listener === listener && entry.capture === wanted.capture,
    );
    if (!found) known.push(wanted);
    return found ?? wanted;
  };
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    const entry = entryOf(type, listener, options);
    active.set(entry, `${name} ${type}`);
    if (typeof options === 'object') {
      options.signal?.addEventListener('abort', () => active.delete(entry));
    }
    add(type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    active.delete(entryOf(type, listener, options));
    remove(type, listener, options);
  });
}

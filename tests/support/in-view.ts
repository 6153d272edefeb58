import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** An `IntersectionObserver` whose answers the test gives. jsdom has none. */
export function stubInView() {
  const observers = new Set<StubObserver>();

  class StubObserver {
    readonly targets = new Set<Element>();
    readonly tell: (entries: { intersectionRatio: number }[]) => void;
    readonly threshold: number;

    constructor(
      tell: (entries: { intersectionRatio: number }[]) => void,
      { threshold = 0 }: { threshold?: number } = {},
    ) {
      this.tell = tell;
      this.threshold = threshold;
      observers.add(this);
    }
    observe(target: Element) {
      this.targets.add(target);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', StubObserver);

  return {
    /** How much of everything observed is in view, as a fraction. */
    show(intersectionRatio: number) {
      act(() => {
        for (const observer of observers) observer.tell([{ intersectionRatio }]);
      });
    },
    /** A look without any entry. */
    showNothing() {
      for (const observer of observers) observer.tell([]);
    },
    /** The fractions at which the browser is asked to look. */
    thresholds: () => [...observers].map(({ threshold }) => threshold),
    observed: () => [...observers].flatMap(({ targets }) => [...targets]),
  };
}

import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Installs a fake `IntersectionObserver`, because happy-dom has no layout. The test decides which elements are in view. */
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
    /** Sets the visible fraction of all observed elements. */
    show(intersectionRatio: number) {
      act(() => {
        for (const observer of observers) observer.tell([{ intersectionRatio }]);
      });
    },
    /** Calls the observers with an empty list of entries. */
    showNothing() {
      for (const observer of observers) observer.tell([]);
    },
    /** Returns the thresholds of all observers. */
    thresholds: () => [...observers].map(({ threshold }) => threshold),
    observed: () => [...observers].flatMap(({ targets }) => [...targets]),
  };
}

import { useEffect, type RefObject } from 'react';

interface Cover {
  readonly height: number;
  /** Covers the page's end too, which then has to be so much longer. */
  readonly isAtEnd: boolean;
}

const covers = new Map<Element, Cover>();

function set(property: string, heights: readonly number[]) {
  const root = document.documentElement.style;
  if (heights.length > 0) root.setProperty(property, `${Math.max(...heights)}px`);
  else root.removeProperty(property);
}

function tell() {
  const all = [...covers.values()];
  set(
    '--bottom-inset',
    all.map(({ height }) => height),
  );
  set(
    '--bottom-inset-at-end',
    all.filter(({ isAtEnd }) => isAtEnd).map(({ height }) => height),
  );
}

const isStuck = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);

/** What holds the element at the window's foot: itself, or a box around it. */
function holderOf(element: HTMLElement): HTMLElement | null {
  let holder: HTMLElement | null = element;
  while (holder && !isStuck(holder)) holder = holder.parentElement;
  return holder;
}

function coverOf(element: HTMLElement): Cover {
  const holder = holderOf(element);
  if (!holder) return { height: 0, isAtEnd: false };
  const { bottom, position } = getComputedStyle(holder);
  const height = holder.offsetHeight + (Number.parseFloat(bottom) || 0);
  // What sticks within the page's flow comes to rest there; a strip over the page ends where the page does.
  const strip = holder.parentElement;
  const isOverPage = strip !== null && getComputedStyle(strip).position === 'absolute';
  return { height, isAtEnd: position === 'fixed' || isOverPage };
}

/** Tells the page's scroll padding of something that sticks to the window's foot, so that nothing is scrolled to under it. */
export function useBottomInset(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      covers.set(element, coverOf(element));
      tell();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(holderOf(element) ?? element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      covers.delete(element);
      tell();
    };
  }, [ref]);
}

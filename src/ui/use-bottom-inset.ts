import { useEffect, type RefObject } from 'react';

interface Cover {
  readonly height: number;
  /** True if the element also covers the end of the page, which then needs extra space. */
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

/** Finds the closest sticky or fixed element: the element itself or an ancestor. */
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
  // At the end of the page, a sticky element in the normal flow is below the content, but one in an overlay still
  // covers the content.
  const strip = holder.parentElement;
  const isOverPage = strip !== null && getComputedStyle(strip).position === 'absolute';
  return { height, isAtEnd: position === 'fixed' || isOverPage };
}

/**
 * Adds the height of an element that is fixed to the bottom of the window to the page's scroll padding. The element
 * then never covers the target of a scroll.
 */
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

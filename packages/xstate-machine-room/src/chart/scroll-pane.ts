import type { Layout, Rectangle } from '../layout/layout.ts';

const MARGIN = 48;

/**
 * Returns the distance to scroll so that the range from `start` to `end` is visible within `size`. A range that is not
 * visible is centered; if it is too large, its start is shown.
 */
function getScrollDistance(start: number, end: number, size: number): number {
  if (start >= MARGIN && end <= size - MARGIN) return 0;
  return Math.min(start - MARGIN, (start + end - size) / 2);
}

/** Returns the part of the pane inside the window and below a sticky header, or the whole pane if this part is small. */
function getVisiblePart(pane: HTMLElement): Rectangle {
  const { x, y } = pane.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = pane;
  // The scroll padding of the page is the height of its sticky header.
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const top = Math.max(y, header || 0);
  const visible = Math.min(y + height, window.innerHeight) - top;
  return visible < height / 2 ? { x, y, width, height } : { x, y: top, width, height: visible };
}

/** Returns the position of a part of the chart in the window. */
export function toWindowArea(area: Rectangle, layout: Layout, canvas: HTMLElement): Rectangle {
  const { x, y, width } = canvas.getBoundingClientRect();
  const scale = width / layout.width;
  return {
    x: x + area.x * scale,
    y: y + area.y * scale,
    width: area.width * scale,
    height: area.height * scale,
  };
}

/** Scrolls the pane to the first of these areas of the window that fits, or to the start of the last one. */
export function scrollToArea(pane: HTMLElement, areas: readonly Rectangle[]): void {
  const part = getVisiblePart(pane);
  const fits = ({ width, height }: Rectangle) =>
    width < part.width - 2 * MARGIN && height < part.height - 2 * MARGIN;
  const area = areas.find(fits) ?? areas.at(-1);
  if (!area) return;
  const left = area.x - part.x;
  const top = area.y - part.y;
  pane.scrollBy({
    left: getScrollDistance(left, left + area.width, part.width),
    top: getScrollDistance(top, top + area.height, part.height),
  });
}

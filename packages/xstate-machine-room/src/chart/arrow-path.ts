import type { Point } from '../layout/layout.ts';

const RADIUS = 6;

/** Returns the point on the line from one corner to another at this distance from the first corner. */
function movePoint(from: Point, to: Point, distance: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : distance / length;
  return `${from.x + (to.x - from.x) * share} ${from.y + (to.y - from.y) * share}`;
}

/** Returns an arrow's line as an SVG path with rounded corners. */
export function createArrowPath(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = points[index] ?? corner;
    const after = points[index + 2] ?? corner;
    const radius = Math.min(
      RADIUS,
      Math.hypot(corner.x - before.x, corner.y - before.y) / 2,
      Math.hypot(after.x - corner.x, after.y - corner.y) / 2,
    );
    return `L${movePoint(corner, before, radius)}Q${corner.x} ${corner.y} ${movePoint(corner, after, radius)}`;
  });
  return `M${first.x} ${first.y}${corners.join('')}L${last.x} ${last.y}`;
}

import { outline } from './outline.generated.ts';

const points: Readonly<Record<string, readonly [x: number, y: number]>> = outline.points;

/** Where a place lies on the sheet. */
export function pointOf(place: string): readonly [x: number, y: number] {
  const point = points[place];
  if (!point) throw new Error(`The map has no ${place}; draw it anew with npm run images.`);
  return point;
}

import { isContainer, type Anatomy } from '#machine-room/anatomy/anatomy.ts';

import type { Drawing } from './drawing.ts';
import { costOf } from './judge.ts';
import { layOut } from './layout.ts';
import { outlineOf } from './outline.ts';
import type { Direction, Shape } from './shape.ts';

interface Attempt {
  shape: Shape;
  drawing: Drawing;
  cost: number;
}

/** How many of the best shapes are tried with every way of the layout engine. */
const FINALISTS = 6;

/** Every way to give each of these boxes a direction. */
const directionsOf = (boxes: readonly string[]): Record<string, Direction>[] =>
  boxes.reduce<Record<string, Direction>[]>(
    (all, box) =>
      all.flatMap((chosen) => [
        { ...chosen, [box]: 'RIGHT' },
        { ...chosen, [box]: 'DOWN' },
      ]),
    [{}],
  );

const shapesOf = ({ states }: Anatomy): Shape[] =>
  directionsOf(states.filter(isContainer).map(({ id }) => id)).flatMap((directions) =>
    [18, 22, 26].flatMap((labelLine) =>
      [0, 230].map((bundleWidth): Shape => {
        return { directions, labelLine, bundleWidth, placement: 'NETWORK_SIMPLEX', seed: 1 };
      }),
    ),
  );

const variantsOf = (shape: Shape): Shape[] =>
  [1, 2, 3].flatMap((seed) => [
    { ...shape, seed },
    { ...shape, seed, placement: 'BRANDES_KOEPF' },
  ]);

/** Lays a machine's chart out in one given shape. */
export const drawAs = (anatomy: Anatomy, shape: Shape): Promise<Drawing> =>
  layOut(outlineOf(anatomy, shape));

async function attemptAll(anatomy: Anatomy, shapes: readonly Shape[]): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (const shape of shapes) {
    // oxlint-disable-next-line no-await-in-loop -- the layout engine is one thread: at once is no sooner
    const drawing = await drawAs(anatomy, shape);
    attempts.push({ shape, drawing, cost: costOf(drawing) });
  }
  return attempts.toSorted((one, other) => one.cost - other.cost);
}

/**
 * Tries every shape that a chart can have, and gives the one that is best to read.
 * @throws if the machine has no states to draw
 */
export async function drawBest(anatomy: Anatomy): Promise<Attempt> {
  const attempts = await attemptAll(anatomy, shapesOf(anatomy));
  const finalists = attempts.slice(0, FINALISTS).flatMap(({ shape }) => variantsOf(shape));
  const [best] = await attemptAll(anatomy, finalists);
  if (!best) throw new Error(`${anatomy.id} cannot be drawn`);
  return best;
}

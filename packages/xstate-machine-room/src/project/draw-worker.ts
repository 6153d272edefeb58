/** Lays out charts in a thread, so that a layout that takes too long can be stopped. */
import { parentPort } from 'node:worker_threads';

import type { Anatomy } from '../anatomy/anatomy.ts';
import { drawBest } from '../drawing/draw.ts';
import type { Metrics } from '../drawing/text-width.ts';
import { reasonOf } from '../room/reason.ts';

export interface Order {
  readonly anatomy: Anatomy;
  readonly metrics: Metrics | undefined;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the receiver is a thread, not a window
const answer = (message: object) => parentPort?.postMessage(message);

parentPort?.on('message', ({ anatomy, metrics }: Order) => {
  drawBest(anatomy, metrics).then(
    (drawing) => answer({ drawing }),
    (error: unknown) => answer({ reason: reasonOf(error) }),
  );
});

/** Lays out charts in a thread, so that a layout that takes too long can be stopped. */
import { parentPort } from 'node:worker_threads';

import type { MachineModel } from '../model/model.ts';
import { computeBestLayouts } from '../layout/best-layout.ts';
import type { Metrics } from '../layout/text-width.ts';
import { getErrorMessage } from '../room/error-message.ts';

export interface LayoutJob {
  readonly models: readonly MachineModel[];
  readonly metrics: Metrics | undefined;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the receiver is a thread, not a window
const sendAnswer = (message: object) => parentPort?.postMessage(message);

parentPort?.on('message', ({ models, metrics }: LayoutJob) => {
  computeBestLayouts(models, metrics).then(
    (layouts) => sendAnswer({ layouts }),
    (error: unknown) => sendAnswer({ reason: getErrorMessage(error) }),
  );
});

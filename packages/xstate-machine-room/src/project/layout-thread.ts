import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

import type { Layout } from '../layout/layout.ts';

import type { LayoutJob } from './layout-worker.ts';

type Answer = { readonly layouts: Layout[] } | { readonly reason: string };

/** The compiled file, because Node cannot run TypeScript in a thread. */
const file = createRequire(import.meta.url).resolve('xstate-machine-room/layout-worker');

/** Creates a thread that runs one layout job after the other. */
export function createLayoutThread(limitMs: number) {
  let worker: Worker | null = null;

  async function stop() {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  }

  return {
    /** @throws if a layout fails, or if all layouts of the job together take longer than the limit */
    draw: (job: LayoutJob): Promise<Layout[]> =>
      new Promise((resolve, reject) => {
        worker ??= new Worker(file);
        const thread = worker;
        const end = (settle: () => void) => {
          clearTimeout(timer);
          // Without a name, this would also remove the listeners with which Node starts the thread's message port.
          for (const name of ['message', 'error']) thread.removeAllListeners(name);
          settle();
        };
        const fail = (reason: string) => {
          end(() => reject(new Error(reason)));
          void stop();
        };
        const timer = setTimeout(
          () => fail(`Its layout took longer than ${limitMs / 1000} s.`),
          limitMs,
        );
        thread.once('error', (error) => fail(error.message));
        thread.once('message', (answer: Answer) =>
          end(() =>
            'layouts' in answer ? resolve(answer.layouts) : reject(new Error(answer.reason)),
          ),
        );
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the receiver is a thread, not a window
        thread.postMessage(job);
      }),
    stop,
  };
}

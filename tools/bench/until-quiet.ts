import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Share of all processors' time that other programs may take. */
const QUIET = 0.15;
const SAMPLE_MS = 1000;
const LONGEST_SAMPLES = 120;

const times = () =>
  cpus().reduce(
    (sum, { times: { idle, ...busy } }) => ({
      idle: sum.idle + idle,
      busy: sum.busy + Object.values(busy).reduce((one, other) => one + other, 0),
    }),
    { idle: 0, busy: 0 },
  );

/** Until the machine has nothing else to do, which would count against the page; two minutes at most. */
export async function untilQuiet() {
  for (let sample = 0; sample < LONGEST_SAMPLES; sample += 1) {
    const before = times();
    // oxlint-disable-next-line no-await-in-loop -- watches the time between
    await setTimeout(SAMPLE_MS);
    const after = times();
    const busy = after.busy - before.busy;
    if (busy / (busy + after.idle - before.idle) < QUIET) return;
  }
}

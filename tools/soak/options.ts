import { parseArgs } from 'node:util';

export interface SoakOptions {
  readonly seed: number;
  readonly visitors: number;
  readonly minutes: number;
  /** Visitors at the same time. */
  readonly lanes: number;
  /** The one visitor to be played again; all if absent. */
  readonly only?: number;
}

export const help = `npm run soak -- [options]

Sends visitors through the booking in a real browser, some at a time, while the mail service fails, connections are
lost, pages are reloaded, tabs are copied and the site is released anew; then compares what they were told with what
arrived. Ends with code 1, and says how to play a visitor again, if the two differ.

  --seed S       what chance decides; another one each time unless it is given
  --visitors V   how many; 200
  --minutes M    over how long; 10
  --lanes L      how many at the same time; 5
  --visitor N    plays visitor N of this seed alone
  --help         this text
`;

/**
 * Reads the command's options.
 * @returns null if it is only asked for help
 * @throws Error that says which option is wrong
 */
export function soakOptions(args: readonly string[], anySeed: number): SoakOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: String(anySeed) },
      visitors: { type: 'string', default: '200' },
      minutes: { type: 'string', default: '10' },
      lanes: { type: 'string', default: '5' },
      visitor: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: 'seed' | 'visitors' | 'lanes' | 'visitor', least: number) => {
    const number = Number(values[name]);
    if (Number.isSafeInteger(number) && number >= least) return number;
    throw new Error(`--${name} takes a whole number from ${least} up.`);
  };
  const minutes = Number(values.minutes);
  if (!(minutes >= 0)) throw new Error('--minutes takes a number.');
  const only = values.visitor === undefined ? {} : { only: whole('visitor', 1) };
  return {
    seed: whole('seed', 0),
    visitors: whole('visitors', 1),
    minutes,
    lanes: whole('lanes', 1),
    ...only,
  };
}

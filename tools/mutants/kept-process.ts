import { ForksPoolWorker, type PoolOptions, type WorkerRequest } from 'vitest/node';

type Listener = Parameters<ForksPoolWorker['on']>[1];

/** Each run leaves listeners in the process; after so many a new one takes over. */
const RUNS_PER_PROCESS = 50;

interface Kept {
  readonly worker: ForksPoolWorker;
  runs: number;
  users: number;
}

/** By what surrounds the tests: what jsdom leaves behind must not surround those of another kind. */
const currents = new Map<string, Kept>();

/**
 * A test process that stays for the next mutant, since its start takes longer than most tests: packages are loaded once,
 * the project's own modules anew for every test file.
 */
export class KeptProcess {
  readonly name = 'kept';
  readonly cacheFs = true;
  readonly #options: PoolOptions;
  #listeners: [event: string, listener: Listener][] = [];
  #kept: Kept | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#kept?.worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter((each) => each[1] !== listener);
    this.#kept?.worker.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') {
      this.#kept?.worker.send(message);
      return;
    }
    for (const [event, listener] of this.#listeners) {
      if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
    }
  }

  async start(): Promise<void> {
    const { name } = this.#options.environment;
    let current = currents.get(name);
    if (!current || current.runs >= RUNS_PER_PROCESS) {
      const before = current;
      current = { worker: new ForksPoolWorker(this.#options), runs: 0, users: 0 };
      currents.set(name, current);
      if (before?.users === 0) await before.worker.stop();
      await current.worker.start();
    }
    current.runs += 1;
    current.users += 1;
    this.#kept = current;
  }

  /** The next run may have begun in the same process: the last one to leave an old one ends it. */
  async stop(): Promise<void> {
    const kept = this.#kept;
    if (!kept) return;
    for (const [event, listener] of this.#listeners) kept.worker.off(event, listener);
    kept.users -= 1;
    const isCurrent = currents.get(this.#options.environment.name) === kept;
    if (!isCurrent && kept.users === 0) await kept.worker.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

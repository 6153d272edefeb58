import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface ChildOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** A folder of its own for what it writes. */
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Child {
  /** What it has said so far. */
  readonly output: () => string;
  readonly isAlive: () => boolean;
  /** Ends it and all that it started. */
  readonly close: () => Promise<void>;
}

const patience = 60_000;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Starts a program in a process group of its own; the end of this process ends it, and all that it started. */
function startChild({ command, args, cwd, env }: ChildOptions): Child {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  let ended = false;
  const end = new Promise<void>((resolve) => {
    const note = () => {
      ended = true;
      resolve();
    };
    child.once('error', (error) => {
      output += error.message;
      note();
    });
    child.once('exit', note);
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // Nobody is left in the group.
    }
  };
  const leave = () => signal('SIGKILL');
  process.once('exit', leave);
  return {
    output: () => output,
    isAlive: () => !ended,
    close: async () => {
      process.off('exit', leave);
      signal('SIGTERM');
      await Promise.race([end, wait(5000)]);
      signal('SIGKILL');
      await end;
    },
  };
}

/**
 * Starts a program that goes on, and waits until it is ready.
 * @param isReady asked again and again, with what the program has said so far
 * @throws with what it said, if it ends or takes too long
 */
async function startUntilReady(
  options: ChildOptions,
  isReady: (output: string) => boolean | Promise<boolean>,
): Promise<Child> {
  const child = startChild(options);
  const started = performance.now();
  while (child.isAlive() && performance.now() - started < patience) {
    // oxlint-disable-next-line no-await-in-loop -- asks again until it is ready
    if (await isReady(child.output())) return child;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(100);
  }
  await child.close();
  const said = child.output().trim().split('\n').slice(-10).join('\n');
  throw new Error(`${options.command} did not come to serve: ${said}`);
}

interface ServerOptions extends ChildOptions {
  /** Where it takes connections. */
  readonly port: number;
}

/**
 * Starts a server and waits until it takes connections.
 * @returns what ends it and all that it started
 * @throws as `startUntilReady` does
 */
export async function startServer({ port, ...options }: ServerOptions) {
  const { close } = await startUntilReady(options, () => answers(port));
  return close;
}

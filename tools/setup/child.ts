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

const answers = (port: number | string) =>
  new Promise<boolean>((resolve) => {
    const place = typeof port === 'string' ? { path: port } : { port, host: '127.0.0.1' };
    const socket = connect(place, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Whether somebody takes connections there before time is up, or there is nobody left to wait for. */
async function waitFor(port: number | string, isAlive: () => boolean) {
  const started = performance.now();
  while (isAlive() && performance.now() - started < patience) {
    // oxlint-disable-next-line no-await-in-loop -- asks again until somebody answers
    if (await answers(port)) return true;
    // oxlint-disable-next-line no-await-in-loop -- asks again until somebody answers
    await wait(100);
  }
  return false;
}

/** Starts a program in a process group of its own; the end of this process ends it, and all that it started. */
export function startChild({ command, args, cwd, env }: ChildOptions): Child {
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

interface ServerOptions extends ChildOptions {
  /** Where it takes connections: a port, or the path of a socket. */
  readonly port: number | string;
}

/**
 * Starts a server and waits until it takes connections.
 * @returns what ends it and all that it started
 * @throws with what it said, if it ends or takes too long
 */
export async function startServer({ port, ...options }: ServerOptions) {
  const { output, isAlive, close } = startChild(options);
  const taken = await waitFor(port, isAlive);
  if (!taken) {
    await close();
    const said = output().trim().split('\n').slice(-10).join('\n');
    throw new Error(`${options.command} did not come to serve: ${said}`);
  }
  return close;
}

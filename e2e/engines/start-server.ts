import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

interface ServerOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** A separate folder for the files that the server writes. */
  readonly folder: string;
  /** The URL at which the server responds. */
  readonly url: string;
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/**
 * Starts a server in a separate process group and waits until it responds. The server ends when this process ends.
 * @returns a function that ends the server and all processes that it started
 * @throws Error with the server's output if it exits or takes too long
 */
export async function startServer({ command, args, folder, url }: ServerOptions) {
  const homes = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const env = { ...process.env, ...homes };
  const child = spawn(command, args, { cwd: folder, env, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  let isAlive = true;
  const ended = once(child, 'exit')
    .catch((error: unknown) => (said += String(error)))
    .finally(() => (isAlive = false));
  const end = () => isAlive && child.pid && process.kill(-child.pid);
  process.once('exit', end);
  const patience = AbortSignal.timeout(60_000);
  while (!(await answers(url))) {
    if (!isAlive || patience.aborted) {
      throw new Error(`${command} did not come to serve: ${said.trim()}`);
    }
    await wait(100);
  }
  return async () => {
    end();
    await ended;
  };
}

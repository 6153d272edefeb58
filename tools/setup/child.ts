import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

interface ServerOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** A folder of its own for what it writes. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where it answers. */
  readonly url: string;
}

/**
 * Starts a server in a process group of its own and waits until it answers; the end of this process ends it too.
 * @returns what ends it and all that it started
 * @throws with what it said, if it ends or takes too long
 */
export async function startServer({ command, args, cwd, env, url }: ServerOptions) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
  let said = '';
  child.stdout.on('data', (data) => (said += data));
  child.stderr.on('data', (data) => (said += data));
  const ended = once(child, 'exit').catch((error: unknown) => (said += String(error)));
  const isAlive = () =>
    child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const end = () => {
    if (child.pid && isAlive()) process.kill(-child.pid);
  };
  process.once('exit', end);
  const close = async () => {
    end();
    await ended;
    process.off('exit', end);
  };
  const patience = AbortSignal.timeout(60_000);
  while (isAlive() && !patience.aborted) {
    // oxlint-disable no-await-in-loop -- asks again until it answers
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return close;
    await wait(100);
    // oxlint-enable no-await-in-loop
  }
  await close();
  throw new Error(`${command} did not come to serve: ${said.trim()}`);
}

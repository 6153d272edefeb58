import { once } from 'node:events';
import { createServer } from 'node:net';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

const USUAL_PORT = 4173;

/**
 * Returns the preferred port for the site. The mail desk uses a free port after it.
 * @param text the environment variable `PORT`, if it is set
 * @throws if the text is not an unprivileged port
 */
export function firstPort(text = process.env['PORT']): number {
  if (!text) return USUAL_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  throw new Error(`PORT is ${text}, but must be a whole number from 1024 to 65000.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  const listening = await once(probe, 'listening').catch(() => false);
  probe.close();
  return listening !== false;
}

/** Finds the first free port from `preferred` upward. */
export const freePort = async (preferred: number): Promise<number> =>
  (await isFree(preferred)) ? preferred : freePort(preferred + 1);

/** Finds free ports for the site and its mail desk. */
export async function choosePorts() {
  const first = firstPort();
  const sitePort = await freePort(first);
  if (sitePort !== first) console.log(`Port ${first} is taken; the site uses ${sitePort}.`);
  return { sitePort, port: await freePort(sitePort + 1) };
}

/** Prints the URLs of the site and the inbox. */
export function announce(siteUrl: string, { inboxUrl }: MailDesk) {
  console.log(`
  The site           ${siteUrl}/
  The staff's inbox  ${inboxUrl}
  The machine room   ${siteUrl}/machines

  Ctrl-C stops both.
`);
}

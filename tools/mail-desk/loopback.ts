import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

export const loopbackAddress = '127.0.0.1';

/** Listens on loopback and returns the bound port; throws an Error that names a taken port. */
export async function listenOnLoopback(
  server: NetServer,
  port: number,
  purpose: string,
): Promise<number> {
  try {
    server.listen(port, loopbackAddress);
    await once(server, 'listening');
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    throw new Error(
      isTaken
        ? `Port ${port} for ${purpose} is taken on ${loopbackAddress}: stop what uses it, or choose another port.`
        : `Cannot open port ${port} for ${purpose} on ${loopbackAddress}.`,
      { cause },
    );
  }
  return (server.address() as AddressInfo).port;
}

/** Closes a server and cuts what still hangs on it. */
export async function closeHttp(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Whether a Host header names this machine; any other may be a domain name rebound to it. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host ?? '');
}

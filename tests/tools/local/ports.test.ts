import { type AddressInfo, createServer, type Server } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { firstPort, freePort } from '#tools/local/ports.ts';

const servers: Server[] = [];

const occupy = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a free port is taken as it is', async () => {
  const port = await occupy();
  servers.splice(0).forEach((server) => server.close());
  expect(await freePort(port)).toBe(port);
});

test('a taken or reserved port gives way to one of the next', async () => {
  const port = await occupy();
  const next = await freePort(port);
  expect(next).toBeGreaterThan(port);
  expect(await freePort(port, [next])).toBeGreaterThan(next);
});

test.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
])('PORT=%s begins at %i', (text, port) => {
  expect(firstPort(text)).toBe(port);
});

test.each(['http', '80', '70000', '8080.5'])('PORT=%s is refused in a sentence', (text) => {
  expect(() => firstPort(text)).toThrow(
    `PORT is ${text}, but must be a whole number from 1024 to 65000.`,
  );
});

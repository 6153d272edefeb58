import { type AddressInfo, createServer } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { firstPort, freePort } from '#tools/local/ports.ts';

test('the server uses the next free port if the first port is in use', async () => {
  const server = createServer();
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const next = await freePort(port);
  expect(next).toBeGreaterThan(port);
  expect(await freePort(next)).toBe(next);
});

test.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
])('with the setting PORT=%s, the server starts at port %i', (text, port) => {
  expect(firstPort(text)).toBe(port);
});

test.each(['http', '80', '70000', '8080.5'])(
  'the setting PORT=%s is rejected with a readable error',
  (text) => {
    expect(() => firstPort(text)).toThrow(
      `PORT is ${text}, but must be a whole number from 1024 to 65000.`,
    );
  },
);

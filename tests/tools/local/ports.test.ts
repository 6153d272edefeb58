import { type AddressInfo, createServer } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { firstPort, freePort } from '#tools/local/ports.ts';

test('a free port is taken as it is; a taken one gives way to one of the next', async () => {
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
])('PORT=%s begins at %i', (text, port) => {
  expect(firstPort(text)).toBe(port);
});

test.each(['http', '80', '70000', '8080.5'])('PORT=%s is refused in a sentence', (text) => {
  expect(() => firstPort(text)).toThrow(
    `PORT is ${text}, but must be a whole number from 1024 to 65000.`,
  );
});

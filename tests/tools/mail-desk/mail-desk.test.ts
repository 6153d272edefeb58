import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';

import { expect, it, onTestFinished } from 'vitest';

import { startMailDesk } from '#tools/mail-desk/mail-desk.ts';

import { openDesk, post } from './support.ts';

const isReachable = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 });
    const settle = (reachable: boolean) => {
      socket.destroy();
      resolve(reachable);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('timeout', () => settle(false));
  });

it('the mail desk answers on loopback only, and not at all once closed', async () => {
  const desk = await openDesk();
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const reach = (host: string) => isReachable(host, desk.servicePort);

  expect(await reach('127.0.0.1')).toBe(true);
  for (const host of ['127.0.0.2', '::1', ...elsewhere]) expect(await reach(host)).toBe(false);
  await post(desk);
  await Promise.all([desk.close(), desk.close()]);
  expect(await reach('127.0.0.1')).toBe(false);
});

it('a request that breaks off in its middle does not end the mail desk', async () => {
  const desk = await openDesk();
  const socket = connect(desk.servicePort, '127.0.0.1');
  const head = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{';
  await new Promise((written) => socket.write(head, written));
  socket.destroy();

  expect((await post(desk)).status).toBe(200);
});

it('the mail desk holds back a second mail within a second unless told otherwise', async () => {
  const desk = await startMailDesk();
  onTestFinished(() => desk.close());

  const answers = await Promise.all([post(desk), post(desk)]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

it('the mails go to the company, from an address of its own', async () => {
  const desk = await openDesk({ owner: { name: 'River & Ruins', email: 'hello@river.example' } });
  await post(desk);

  expect(desk.mails()).toMatchObject([
    { from: 'website@river.example', to: ['hello@river.example'], replyTo: ['ada@example.com'] },
  ]);
  expect(desk.mails()[0]?.source).toContain(
    'From: "River & Ruins website" <website@river.example>',
  );
});

import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { deadlyErrors, storm } from '#tests/support/storm.ts';

import { browserHeaders, openDesk, params, post, sdkBody } from './support.ts';

const bodies = [
  JSON.stringify(sdkBody()),
  JSON.stringify(sdkBody({ template_params: { firstName: { nested: 1 }, email: ['\r\n'] } })),
  JSON.stringify(sdkBody({ template_params: null, user_id: 7 })),
  '{"__proto__":{"user_id":1}}',
  '--x\r\nContent-Disposition: form-data; name="user_id"\r\n\r\n1\r\n--x--',
  '[',
  'null',
];

const sendPaths = ['/api/v1.0/email/send', '/api/v1.0/email/send-form', '/'];
const inboxPaths = [
  '/',
  '/inbox.css',
  '/mails/1',
  '/mails/1/html',
  '/mails/1/source',
  '/mails/999999999999999999999',
  '/api/mails/99',
  '/api/requests',
  '/api/status',
  '/api/fault',
];

test('no request ends the mail desk or costs it a mail', async () => {
  const deadly = deadlyErrors();
  const desk = await openDesk();
  await post(desk);
  const failed: string[] = [];
  const method = 'POST';
  const headers = Object.entries(browserHeaders).map(([name, value]) => `${name}: ${value}`);
  const onAnswer = (answer: string, request: string) => {
    if (answer.startsWith('HTTP/1.1 5')) failed.push(request);
  };
  const stormOn = (port: number, paths: readonly string[], seed: number) =>
    storm({ port, paths, seed, bodies, headers, method, requests: 2000, onAnswer });
  await stormOn(desk.servicePort, sendPaths, 8);
  expect(desk.mails().length).toBeGreaterThan(1);
  await stormOn(desk.inboxPort, inboxPaths, 9);
  await stormOn(desk.smtpPort, ['MAIL FROM:<a@b.example>', 'RCPT TO:<>', 'DATA'], 10);
  deadly.stop();
  expect(deadly.errors).toEqual([]);
  expect(failed).toEqual([]);
  expect(desk.mails().at(-1)?.text).toContain(params.reference);
  expect((await post(desk)).status).toBe(200);
}, 60_000);

test('a mail server session that breaks off anywhere ends nothing', async () => {
  const deadly = deadlyErrors();
  const desk = await openDesk();
  const session =
    'EHLO a\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nDATA\r\nSubject: =?utf-8?q?=\r\n\r\nx\r\n.\r\nQUIT\r\n';
  for (let length = 0; length <= session.length; length += 1) {
    const socket = connect(desk.smtpPort, '127.0.0.1');
    socket.on('error', () => {});
    await new Promise((written) => socket.write(session.slice(0, length), written));
    socket.destroy();
  }
  deadly.stop();
  expect(deadly.errors).toEqual([]);
  expect((await post(desk)).status).toBe(200);
});

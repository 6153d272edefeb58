import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';
import { inbox, post, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

/** A request with a Host header of one's own, which fetch does not allow. */
const statusForHost = (desk: MailDesk, host: string, path = '/'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    httpRequest(new URL(path, desk.inboxUrl), { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('no other site', () => {
  const paths = ['/', '/api/mails', '/api/fault', '/api/nothing'];

  it.each(paths)('can read %s: there is no CORS header', async (path) => {
    const { headers } = await inbox(sharedDesk(), path, {
      headers: { origin: 'http://localhost:4173' },
    });

    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gets an answer to a preflight', async () => {
    const { status, headers } = await inbox(sharedDesk(), '/api/fault', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });

    expect(status).toBe(403);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['DELETE', '/api/mails', { origin: 'https://evil.example' }],
    ['POST', '/mails/delete-all', { origin: 'null' }],
    ['POST', '/mails/delete-all', { 'sec-fetch-site': 'same-site' }],
    ['POST', '/api/fault', { origin: 'http://localhost:4173', 'content-type': 'application/json' }],
  ])('can change anything: %s %s with %j', async (method, path, headers) => {
    const desk = sharedDesk();
    await post(desk);

    const { status } = await inbox(desk, path, {
      method,
      headers,
      ...(method === 'POST' && { body: '{"status":500}' }),
    });

    expect(status).toBe(403);
    expect(desk.mails()).toHaveLength(1);
  });

  it('can reach it under a name of its own', async () => {
    const desk = sharedDesk();

    expect(await statusForHost(desk, 'evil.example')).toBe(403);
    expect(await statusForHost(desk, `evil.example:${desk.inboxPort}`, '/api/mails')).toBe(403);
    expect(await statusForHost(desk, '127.0.0.1.evil.example')).toBe(403);
    expect(await statusForHost(desk, `localhost:${desk.inboxPort}`)).toBe(200);
    expect(await statusForHost(desk, `127.0.0.1:${desk.inboxPort}`)).toBe(200);
  });
});

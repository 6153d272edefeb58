import { request as httpRequest } from 'node:http';

import { describe, expect, it } from 'vitest';

import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';

import { bookingSubject, inbox, newestId, params, post, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

const hostile = `<img src=x onerror=alert(1)> "quoted" & 'single' </title><script>alert(2)</script>`;

const setFault = (desk: MailDesk, body: string) =>
  inbox(desk, '/api/fault', { method: 'POST', body });

describe('the inbox', () => {
  it('the inbox lists emails from newest to oldest', async () => {
    const desk = sharedDesk();
    expect((await inbox(desk, '/')).text).toContain('No email yet. Book a tour');
    await post(desk);
    await post(desk, { template_params: { ...params, reference: 'LAM-SECOND2' } });

    const { text } = await inbox(desk, '/');
    const subjects = [...text.matchAll(/<bdi>(Booking request [^<]*)<\/bdi>/g)].map(
      ([, subject]) => subject,
    );

    expect(subjects).toEqual([bookingSubject.replace('ACDE347', 'SECOND2'), bookingSubject]);
    expect(text).toContain('<bdi>ada@example.com</bdi>');
    expect(text).toContain('200 OK');
    expect((await inbox(desk, '/api/latest')).text).toBe(`"${newestId(desk)}"`);
    expect(JSON.parse((await inbox(desk, '/api/mails')).text)).toEqual(desk.mails());
  });

  it('the inbox escapes the content of an email', async () => {
    const desk = sharedDesk();
    await post(desk, { template_params: { ...params, reference: hostile } });
    expect(desk.mails()[0]?.subject).toContain(hostile);
    const mail = `/mails/${newestId(desk)}`;

    for (const path of ['/', mail]) {
      const { text } = await inbox(desk, path);
      expect(text).toContain('&lt;img src');
      expect(text).not.toContain('<img');
      expect(text).not.toContain('alert(2)</script>');
    }
    for (const path of [`${mail}/text`, `${mail}/source`]) {
      const { headers } = await inbox(desk, path);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
  });

  it('the inbox shows an email as HTML, as text and as source', async () => {
    const desk = sharedDesk();
    await post(desk);
    const shown = async (ending: string) =>
      (await inbox(desk, `/mails/${newestId(desk)}${ending}`)).text;

    expect(await shown('')).toMatch(
      /<iframe\s+sandbox="allow-popups allow-popups-to-escape-sandbox"\s+src="\/mails\/\d+\/html"/,
    );
    expect(await shown('/text')).toMatch(/^BOOKING REQUEST LAM-ACDE347/);
    expect(await shown('/source')).toContain('\nReply-To: ada@example.com\r\n');
  });

  it('the inbox serves the HTML of an email in a sandbox, with its charset', async () => {
    const desk = sharedDesk();
    await post(desk, { template_params: { ...params, firstName: 'Zoë' } });

    const { text, headers } = await inbox(desk, `/mails/${newestId(desk)}/html`);

    expect(text).toBe(desk.mails()[0]?.html);
    expect(text).toContain('<td dir="auto">Zoë</td>');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
  });

  it('the inbox deletes all emails', async () => {
    const desk = sharedDesk();
    await post(desk);

    const { status, headers } = await inbox(desk, '/delete-all', { method: 'POST' });

    expect([status, headers.get('location')]).toEqual([303, '/']);
    expect([desk.mails(), desk.requests]).toEqual([[], []]);
  });

  it('the inbox shows a simulated fault until the fault is cleared', async () => {
    const desk = sharedDesk();

    expect(await setFault(desk, '{"status":503}')).toMatchObject({ status: 200 });
    expect(await post(desk)).toMatchObject({ status: 503 });
    expect((await inbox(desk, '/')).text).toContain('{&quot;status&quot;:503}');
    await inbox(desk, '/api/fault', { method: 'DELETE' });
    expect(await post(desk)).toMatchObject({ status: 200 });
  });

  it('the inbox rejects an invalid fault setting', async () => {
    const wrong = await setFault(sharedDesk(), '{"stauts":503}');
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Unrecognized key: "stauts"');
    expect((await setFault(sharedDesk(), '{')).text).toContain('JSON');
  });
});

/** Sends a request with a different Host header, which fetch does not allow, and returns the status. */
const statusForHost = (desk: MailDesk, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    httpRequest(new URL('/api/mails', desk.inboxUrl), { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('requests from another website', () => {
  it.each(['/', '/api/mails'])('another website cannot read the inbox path %s', async (path) => {
    const { headers } = await inbox(sharedDesk(), path, {
      headers: { origin: 'http://localhost:4173' },
    });

    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
  });

  it.each([
    ['DELETE', '/api/fault', { origin: 'https://evil.example' }],
    ['POST', '/delete-all', { origin: 'null' }],
    ['POST', '/delete-all', { 'sec-fetch-site': 'same-site' }],
    ['POST', '/api/fault', { origin: 'http://localhost:4173' }],
  ])(
    'another website cannot change the inbox with the request %s %s and the headers %j',
    async (method, path, headers) => {
      const desk = sharedDesk();
      await post(desk);

      const reply = await inbox(desk, path, { method, headers });

      expect(reply.status).toBe(403);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      expect(desk.mails()).toHaveLength(1);
    },
  );

  it.each([
    ['evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost:4174', 200],
    ['127.0.0.1', 200],
  ])('an inbox request with the host name %s gets the status %i', async (host, status) => {
    expect(await statusForHost(sharedDesk(), host)).toBe(status);
  });
});

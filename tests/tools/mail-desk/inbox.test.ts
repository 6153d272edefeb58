import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';
import { bookingSubject, params, post, type Reply, request, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

const inbox = (desk: MailDesk, path: string, init?: RequestInit): Promise<Reply> =>
  request(new URL(path, desk.inboxUrl).href, { redirect: 'manual', ...init });

const newestId = (desk: MailDesk) => desk.mails()[0]?.id ?? '';

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

const hostile = `<img src=x onerror=alert(1)> "quoted" & 'single' </title><script>alert(2)</script>`;

describe('the inbox page', () => {
  it('says what to do while it is empty', async () => {
    const { status, text, headers } = await inbox(sharedDesk(), '/');

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<title>Inbox (0) | Mail desk</title>');
    expect(text).toContain('No e-mail yet. Book a tour on the site and the request appears here.');
  });

  it('lists mails, newest first, with who to answer', async () => {
    const desk = sharedDesk();
    await post(desk);
    await post(desk, { template_params: { ...params, reference: 'LAM-SECOND2' } });

    const { text } = await inbox(desk, '/');
    const subjects = [...text.matchAll(/<bdi>(Request [^<]*)<\/bdi>/g)].map(
      ([, subject]) => subject,
    );

    expect(subjects).toEqual([bookingSubject.replace('ACDE347', 'SECOND2'), bookingSubject]);
    expect(text).toContain('<bdi>ada@example.com</bdi>');
    expect(text).toContain('200 OK');
  });

  it('escapes what a mail says', async () => {
    const desk = sharedDesk();
    await post(desk, { template_params: { ...params, tourPlace: hostile } });
    expect(desk.mails()[0]?.subject).toBe(
      `Request LAM-ACDE347: ${hostile}, Fri, Dec 25, 2026, 3 guests`,
    );
    const mailPath = `/mails/${newestId(desk)}`;

    for (const path of ['/', mailPath, `${mailPath}?view=text`, `${mailPath}?view=source`]) {
      const { text } = await inbox(desk, path);
      expect(text).toContain('&lt;img src');
      expect(text).not.toContain('<img');
      expect(text).not.toContain('alert(2)</script>');
    }
  });

  it('shows a fault, a refusal and warnings', async () => {
    const desk = sharedDesk();
    desk.setFault({ delay: 1 });
    desk.setSmtpRefusal('gmail-grant');
    await post(desk, { template_params: {} });

    const { text } = await inbox(desk, '/');

    expect(text).toContain('fault {&quot;delay&quot;:1} and SMTP refusal &quot;gmail-grant&quot;');
    expect(text).toContain('No value was sent for {{email}} (html, text, replyTo).');
    expect(text).toContain('412 Gmail_API: Invalid grant. Please reconnect your Gmail account');
  });

  it.each([
    ['html', /<iframe sandbox="" src="\/mails\/\d+\/html"/],
    ['text', /<pre>BOOKING REQUEST LAM-ACDE347/],
    ['source', /<pre>[^<]*Reply-To: ada@example\.com/],
    ['nonsense', /<iframe sandbox=""/],
  ])('shows a mail as %s', async (view, shown) => {
    const desk = sharedDesk();
    await post(desk);

    const { text } = await inbox(desk, `/mails/${newestId(desk)}?view=${view}`);

    expect(text).toMatch(shown);
  });

  it('has an icon that asks for no file, which its own policy would forbid', async () => {
    const desk = sharedDesk();
    await post(desk);
    for (const path of ['/', `/mails/${newestId(desk)}`]) {
      const { text, headers } = await inbox(desk, path);
      expect(text).toContain('<link rel="icon" href="data:," />');
      expect(headers.get('content-security-policy')).toContain('img-src data:;');
    }
  });

  it("serves a mail's own HTML sandboxed, with its charset", async () => {
    const desk = sharedDesk();
    await post(desk, { template_params: { ...params, firstName: 'Zoë' } });

    const { text, headers } = await inbox(desk, `/mails/${newestId(desk)}/html`);

    expect(text).toBe(desk.mails()[0]?.html);
    expect(text).toContain('<td dir="auto">Zoë</td>');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    );
  });

  it('gives text and source as plain text', async () => {
    const desk = sharedDesk();
    await post(desk);
    const [mail] = desk.mails();

    const text = await inbox(desk, `/mails/${newestId(desk)}/text`);
    const source = await inbox(desk, `/mails/${newestId(desk)}/source`);

    expect([text.text, source.text]).toEqual([mail?.text, mail?.source]);
    expect([text, source].map(({ headers }) => headers.get('content-type'))).toEqual([
      'text/plain; charset=utf-8',
      'text/plain; charset=utf-8',
    ]);
  });

  it('deletes one mail, or all', async () => {
    const desk = sharedDesk();
    await post(desk);
    await post(desk);
    const kept = desk.mails()[1];

    const one = await inbox(desk, `/mails/${newestId(desk)}/delete`, { method: 'POST' });
    expect({ status: one.status, location: one.headers.get('location') }).toEqual({
      status: 303,
      location: '/',
    });
    expect(desk.mails()).toEqual([kept]);

    await inbox(desk, '/mails/delete-all', { method: 'POST' });
    expect(desk.mails()).toEqual([]);
    expect(desk.requests).toEqual([]);
  });

  it.each(['/mails/0', '/mails/0/html', '/mails/x', '/api/mails/0', '/favicon.ico', '//'])(
    'knows no %s',
    async (path) => {
      const { origin } = new URL(sharedDesk().inboxUrl);

      expect((await request(`${origin}${path}`)).status).toBe(404);
    },
  );
});

describe('the inbox as JSON', () => {
  it('holds the mails as a test reads them', async () => {
    const desk = sharedDesk();
    await post(desk);

    const list: unknown = JSON.parse((await inbox(desk, '/api/mails')).text);
    const one: unknown = JSON.parse((await inbox(desk, `/api/mails/${newestId(desk)}`)).text);

    expect(list).toEqual(desk.mails());
    expect(one).toEqual(desk.mails()[0]);
  });

  it('deletes one or all', async () => {
    const desk = sharedDesk();
    await post(desk);
    await post(desk);

    await inbox(desk, `/api/mails/${newestId(desk)}`, { method: 'DELETE' });
    expect(desk.mails()).toHaveLength(1);
    await inbox(desk, '/api/mails', { method: 'DELETE' });
    expect(desk.mails()).toEqual([]);
  });

  it('holds the requests and the state', async () => {
    const desk = sharedDesk();
    await post(desk);

    const requests: unknown = JSON.parse((await inbox(desk, '/api/requests')).text);
    const status: unknown = JSON.parse((await inbox(desk, '/api/status')).text);

    expect(requests).toEqual(desk.requests);
    expect(status).toEqual({
      mails: 1,
      latest: newestId(desk),
      warnings: [],
      fault: null,
      smtpRefusal: null,
    });
  });

  it('names the allowed methods', async () => {
    const { status, headers } = await inbox(sharedDesk(), '/api/mails', { method: 'PUT' });

    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'GET, DELETE' });
  });
});

describe('the fault control', () => {
  const json = { 'content-type': 'application/json' };

  it('sets, shows and clears a fault', async () => {
    const desk = sharedDesk();
    const call = async (init?: RequestInit) => (await inbox(desk, '/api/fault', init)).text;

    const set = await call({ method: 'POST', headers: json, body: '{"status":503,"count":1}' });
    const shown = await call();
    const answer = await post(desk);
    await call({ method: 'POST', headers: json, body: '{"reset":true}' });
    const cleared = await call({ method: 'DELETE' });

    expect([set, shown].map((text) => JSON.parse(text) as unknown)).toEqual([
      { status: 503, count: 1 },
      { status: 503, count: 1 },
    ]);
    expect(answer.status).toBe(503);
    expect(cleared).toBe('null');
  });

  it('sets an SMTP refusal', async () => {
    const desk = sharedDesk();

    await inbox(desk, '/api/smtp-refusal', {
      method: 'POST',
      headers: json,
      body: '{"code":452,"message":"Try later"}',
    });

    expect(await post(desk)).toMatchObject({
      status: 412,
      text: "SMTP: Can't send mail - all recipients were rejected: 452 Try later",
    });
  });

  it.each([
    ['/api/fault', '{"stauts":503}', 'Unrecognized key: "stauts"'],
    ['/api/fault', '{', 'JSON'],
    ['/api/smtp-refusal', '{"code":250,"message":"OK"}', 'expected number to be >=400'],
    ['/api/smtp-refusal', '"gmail"', 'Invalid input'],
  ])('refuses at %s the value %s', async (path, body, reason) => {
    const { status, text } = await inbox(sharedDesk(), path, {
      method: 'POST',
      headers: json,
      body,
    });

    expect(status).toBe(400);
    expect(text).toContain(reason);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'takes no %s, which a form on another site could send',
    async (type) => {
      const desk = sharedDesk();

      const { status } = await inbox(desk, '/api/fault', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"status":503}',
      });

      expect(status).toBe(415);
      expect(await post(desk)).toMatchObject({ status: 200 });
    },
  );
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

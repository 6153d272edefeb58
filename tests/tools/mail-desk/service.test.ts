import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MailDesk } from '#tools/mail-desk/mail-desk.ts';
import { readTemplate } from '#tools/mail-desk/template-files.ts';
import {
  bookingSubject,
  browserHeaders,
  openDesk,
  params,
  post,
  request,
  sdkBody,
  shareDesk,
} from './support.ts';

const sendUrl = (desk: MailDesk) => `${desk.serviceOrigin}/api/v1.0/email/send`;
const formUrl = (desk: MailDesk) => `${desk.serviceOrigin}/api/v1.0/email/send-form`;

const formHeaders = {
  origin: browserHeaders.origin,
  'user-agent': browserHeaders['user-agent'],
};

/** A copy of the template in a folder of its own, with some parts replaced. */
async function templateFolder(changes: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-desk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { html, text, subject, fromName, to, replyTo } = await readTemplate();
  const files = {
    'booking-request.html': html,
    'booking-request.txt': text,
    'booking-request.subject.txt': subject,
    'booking-request.from-name.txt': fromName,
    'booking-request.to.txt': to,
    'booking-request.reply-to.txt': replyTo,
    ...changes,
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)),
  );
  return folder;
}

const sharedDesk = shareDesk();

describe('the mail service', () => {
  it('answers OK once the mail lies in the inbox', async () => {
    const desk = sharedDesk();

    const { status, text, headers } = await post(desk);

    expect({ status, text }).toEqual({ status: 200, text: 'OK' });
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(desk.mails()).toEqual([
      {
        id: expect.stringMatching(/^\d+$/) as string,
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        from: 'website@lamanai-day-tours.example',
        to: ['bookings@lamanai-day-tours.example'],
        replyTo: ['ada@example.com'],
        subject: bookingSubject,
        html: expect.stringContaining('<strong>US$417.00</strong>') as string,
        text: expect.stringContaining('Total: US$417.00 (3 × US$139.00)\n') as string,
        source: expect.stringContaining('Reply-To: ada@example.com\r\n') as string,
      },
    ]);
    expect(desk.warnings).toEqual([]);
  });

  it('takes the same from a multipart form', async () => {
    const desk = sharedDesk();
    const form = new FormData();
    const { template_params, ...ids } = sdkBody();
    for (const [name, value] of Object.entries({ ...ids, ...template_params })) {
      form.set(name, value);
    }

    const { status, text } = await request(formUrl(desk), {
      method: 'POST',
      headers: formHeaders,
      body: form,
    });

    expect({ status, text }).toEqual({ status: 200, text: 'OK' });
    expect(desk.mails()[0]).toMatchObject({
      replyTo: ['ada@example.com'],
      subject: bookingSubject,
    });
    // Forms send line breaks as CRLF.
    const asForm = Object.entries(params).map(([name, value]) => [
      name,
      value.replaceAll('\n', '\r\n'),
    ]);
    expect(desk.requests[0]?.body).toEqual(
      sdkBody({ template_params: Object.fromEntries(asForm) }),
    );
  });

  it('refuses a form that is none', async () => {
    const desk = sharedDesk();
    const answers = [
      await request(formUrl(desk), {
        method: 'POST',
        headers: browserHeaders,
        body: JSON.stringify(sdkBody()),
      }),
      await request(formUrl(desk), {
        method: 'POST',
        headers: { ...formHeaders, 'content-type': 'multipart/form-data; boundary=x' },
        body: 'no form',
      }),
    ];

    expect(answers.map(({ status, text }) => ({ status, text }))).toEqual([
      { status: 400, text: 'Bad Request' },
      { status: 400, text: 'Bad Request' },
    ]);
  });

  it.each(['', '{', 'null', '[]', '"text"', '5'])('refuses the body %j', async (body) => {
    const desk = sharedDesk();

    const { status, text, headers } = await request(sendUrl(desk), {
      method: 'POST',
      headers: browserHeaders,
      body,
    });

    expect({ status, text }).toEqual({ status: 400, text: 'Bad Request' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('answers a preflight', async () => {
    const desk = sharedDesk();

    const { status, text, headers } = await request(sendUrl(desk), { method: 'OPTIONS' });

    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(
      Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control'))),
    ).toEqual({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    });
  });

  it.each([
    ['GET', '/api/v1.0/email/send', 405, 'Method Not Allowed'],
    ['PUT', '/api/v1.0/email/send-form', 405, 'Method Not Allowed'],
    ['GET', '/', 404, 'Not Found'],
    ['POST', '/api/v1.0/email/send/', 404, 'Not Found'],
    ['POST', '/api/v1.1/email/send', 404, 'Not Found'],
  ])('answers %s %s with %i', async (method, path, status, text) => {
    const desk = sharedDesk();

    const answer = await request(`${desk.serviceOrigin}${path}`, { method });

    expect({ status: answer.status, text: answer.text }).toEqual({ status, text });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('reads at most 1 MiB', async () => {
    const desk = sharedDesk();
    const bodyOf = (bytes: number) => `{"pad":"${'x'.repeat(bytes - '{"pad":""}'.length)}"}`;
    const send = async (bytes: number) => {
      const { status, text, headers } = await request(sendUrl(desk), {
        method: 'POST',
        headers: browserHeaders,
        body: bodyOf(bytes),
      });
      return { status, text, cors: headers.get('access-control-allow-origin') };
    };

    expect(await send(1024 * 1024)).toEqual({
      status: 400,
      text: 'The user_id parameter is required',
      cors: '*',
    });
    expect(await send(1024 * 1024 + 1)).toEqual({
      status: 413,
      text: 'Variables size limit',
      cors: '*',
    });
  });

  it('holds back the second request within a second, unless the limit is off', async () => {
    const desk = await openDesk({ account: { rateLimitMs: 60_000 } });

    const answers = [await post(desk), await post(desk)];

    expect(answers.map(({ status, text }) => ({ status, text }))).toEqual([
      { status: 200, text: 'OK' },
      { status: 429, text: 'Too Many Requests' },
    ]);
    expect(desk.mails()).toHaveLength(1);
  });

  it('does not count refused requests against the limit', async () => {
    const desk = await openDesk({ account: { rateLimitMs: 60_000 } });

    const answers = [await post(desk, { user_id: 'wrong' }), await post(desk)];

    expect(answers.map(({ status }) => status)).toEqual([400, 200]);
  });

  it('answers 412 with the reason when the SMTP server refuses', async () => {
    const desk = sharedDesk();
    desk.setSmtpRefusal({ code: 550, message: 'Mailbox full\r\nRCPT' });

    const refused = await post(desk);
    desk.setSmtpRefusal(null);
    const accepted = await post(desk);

    expect([refused, accepted].map(({ status, text }) => ({ status, text }))).toEqual([
      {
        status: 412,
        text: "SMTP: Can't send mail - all recipients were rejected: 550 Mailbox full RCPT",
      },
      { status: 200, text: 'OK' },
    ]);
    expect(desk.mails()).toHaveLength(1);
  });

  it.each([
    ['gmail-scopes', 'Gmail_API: Request had insufficient authentication scopes'],
    ['gmail-grant', 'Gmail_API: Invalid grant. Please reconnect your Gmail account'],
  ] as const)('answers 412 as a Gmail account does: %s', async (preset, text) => {
    const desk = sharedDesk();
    desk.setSmtpRefusal(preset);

    expect(await post(desk)).toMatchObject({ status: 412, text });
    expect(desk.mails()).toEqual([]);
  });

  it('refuses a template with an illegal tag and says which', async () => {
    const folder = await templateFolder({ 'booking-request.html': '<p>{{{from_name}}}</p>' });
    const desk = await openDesk({ account: { templateFolder: folder } });

    expect(await post(desk)).toMatchObject({
      status: 422,
      text: 'Template: One or more dynamic variables are corrupted',
    });
    expect(desk.warnings).toEqual(['html: illegal tag {{{from_name}}}']);
  });

  it('refuses a template whose recipient renders to nothing', async () => {
    const folder = await templateFolder({ 'booking-request.to.txt': '{{recipient}}\n' });
    const desk = await openDesk({ account: { templateFolder: folder } });

    expect(await post(desk)).toMatchObject({
      status: 422,
      text: 'The recipients address is empty',
    });
  });

  it('shows an edited template with the next request', async () => {
    const folder = await templateFolder({});
    const desk = await openDesk({ account: { templateFolder: folder } });
    await post(desk);
    await writeFile(join(folder, 'booking-request.subject.txt'), 'For {{from_name}}');
    await post(desk);

    expect(desk.mails().map(({ subject }) => subject)).toEqual([
      'For Ada Lovelace',
      bookingSubject,
    ]);
  });

  it('answers 500 when the template is gone, and says why', async () => {
    const folder = await templateFolder({});
    const desk = await openDesk({ account: { templateFolder: folder } });
    await rm(join(folder, 'booking-request.txt'));

    const { status, text, headers } = await post(desk);

    expect({ status, text }).toEqual({ status: 500, text: 'Internal Server Error' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(desk.warnings).toEqual([
      expect.stringMatching(/^POST \/api\/v1\.0\/email\/send: Error: ENOENT.*booking-request\.txt/),
    ]);
  });

  it('warns of each variable that was not sent, and sends the mail without it', async () => {
    const desk = sharedDesk();
    const { reference: _, ...rest } = params;

    expect(await post(desk, { template_params: rest })).toMatchObject({ status: 200 });

    expect(desk.warnings).toEqual(['No value was sent for {{reference}} (html, text, subject).']);
    expect(desk.mails()[0]?.subject).toBe('Request : Belize City, Fri, Dec 25, 2026, 3 guests');
  });

  it.each([undefined, null, 'text', [1]])('takes template_params %j as none', async (value) => {
    const desk = sharedDesk();

    expect(await post(desk, { template_params: value })).toMatchObject({ status: 200 });
    expect(desk.requests[0]?.body?.template_params).toEqual({});
  });

  it('keeps what was sent and answered', async () => {
    const desk = sharedDesk();
    await request(sendUrl(desk), { method: 'OPTIONS', headers: { 'user-agent': 'probe' } });
    await post(desk);
    await post(desk, { template_id: 'unknown' });

    const receivedAt = expect.any(String) as string;
    const sent = {
      receivedAt,
      method: 'POST',
      path: '/api/v1.0/email/send',
      origin: 'http://localhost:4173',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    };
    expect(desk.requests).toEqual([
      {
        receivedAt,
        method: 'OPTIONS',
        path: '/api/v1.0/email/send',
        status: 204,
        text: '',
        origin: undefined,
        userAgent: 'probe',
      },
      { ...sent, status: 200, text: 'OK', body: sdkBody() },
      {
        ...sent,
        status: 400,
        text: 'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
        body: sdkBody({ template_id: 'unknown' }),
      },
    ]);
  });
});

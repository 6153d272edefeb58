import { describe, expect, it } from 'vitest';
import {
  browserHeaders,
  formHeaders,
  formUrl,
  openDesk,
  post,
  request,
  sdkBody,
  sendUrl,
  shareDesk,
} from './support.ts';

const sharedDesk = shareDesk();

describe('the mail service', () => {
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
});

import { describe, expect, it } from 'vitest';
import {
  bookingSubject,
  formHeaders,
  formUrl,
  params,
  post,
  request,
  sdkBody,
  sendUrl,
  shareDesk,
} from './support.ts';

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

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
    expect(JSON.parse((await inbox(desk, '/api/mails')).text)).toEqual(desk.mails());
  });

  it('the inbox escapes the content of an email', async () => {
    const desk = sharedDesk();
    await post(desk, { template_params: { ...params, reference: hostile } });
    expect(desk.mails()[0]?.subject).toContain(hostile);

    for (const path of ['/', `/mails/${newestId(desk)}`]) {
      const { text } = await inbox(desk, path);
      expect(text).toContain('&lt;img src');
      expect(text).not.toContain('<img');
      expect(text).not.toContain('alert(2)</script>');
    }
  });

  it('the inbox shows the HTML of an email in a sandbox, and its text', async () => {
    const desk = sharedDesk();
    await post(desk, { template_params: { ...params, firstName: 'Zoë' } });
    const path = `/mails/${newestId(desk)}`;

    const page = await inbox(desk, path);
    expect(page.text).toMatch(/<iframe\s+sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page.text).toContain('<pre>BOOKING REQUEST LAM-ACDE347');
    const { text, headers } = await inbox(desk, `${path}/html`);
    expect(text).toBe(desk.mails()[0]?.html);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none';/);
  });

  it('the inbox shows a simulated fault until the fault is cleared', async () => {
    const desk = sharedDesk();

    expect(await setFault(desk, '{"status":503}')).toMatchObject({ status: 200 });
    expect(await post(desk)).toMatchObject({ status: 503 });
    expect((await inbox(desk, '/')).text).toContain('{&quot;status&quot;:503}');
    await setFault(desk, 'null');
    expect(await post(desk)).toMatchObject({ status: 200 });
  });

  it('the inbox rejects an invalid fault setting', async () => {
    const wrong = await setFault(sharedDesk(), '{"stauts":503}');
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Unrecognized key: "stauts"');
    expect((await setFault(sharedDesk(), '{')).text).toContain('JSON');
  });

  it('the inbox answers unknown paths with the status 404', async () => {
    expect(await inbox(sharedDesk(), '/mails/7')).toMatchObject({ status: 404 });
  });
});

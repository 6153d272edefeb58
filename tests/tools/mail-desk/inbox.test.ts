import { describe, expect, it } from 'vitest';
import { bookingSubject, inbox, newestId, params, post, request, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

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

import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { bookingSubject, openDesk, params, post, request, sendUrl, shareDesk } from './support.ts';

const sharedDesk = shareDesk();

/** A copy of the staff e-mail's files. */
async function templateFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-desk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('emails', folder, { recursive: true });
  return folder;
}

describe('the mail service', () => {
  it('answers OK once the mail lies in the inbox, and keeps both until it is cleared', async () => {
    const desk = sharedDesk();

    const { status, text, headers } = await post(desk);

    expect({ status, text }).toEqual({ status: 200, text: 'OK' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(desk.mails()).toMatchObject([{ subject: bookingSubject }]);
    expect(desk.requests).toMatchObject([
      { method: 'POST', status: 200, text: 'OK', body: { template_params: params } },
    ]);
    desk.clear();
    expect([desk.requests, desk.mails()]).toEqual([[], []]);
  });

  it('answers a preflight', async () => {
    const desk = sharedDesk();

    const { status, headers } = await request(sendUrl(desk), { method: 'OPTIONS' });

    expect(status).toBe(204);
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
    ['POST', '', 400, 'Bad Request'],
    ['POST', '{', 400, 'Bad Request'],
    ['POST', 'null', 400, 'Bad Request'],
    ['POST', '[]', 400, 'Bad Request'],
    ['POST', '{}', 400, 'The user_id parameter is required'],
    ['PUT', '{}', 405, 'Method Not Allowed'],
  ])('refuses %s %j so that the page may read why', async (method, body, status, text) => {
    const answer = await request(sendUrl(sharedDesk()), { method, body });

    expect({ status: answer.status, text: answer.text }).toEqual({ status, text });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('reads at most 1 MiB', async () => {
    const send = async (bytes: number) => {
      const body = `{"pad":"${'x'.repeat(bytes - '{"pad":""}'.length)}"}`;
      return (await request(sendUrl(sharedDesk()), { method: 'POST', body })).status;
    };

    expect([await send(1024 * 1024), await send(1024 * 1024 + 1)]).toEqual([400, 413]);
  });

  it('takes parameters that are no object as none, and warns', async () => {
    const desk = sharedDesk();

    expect(await post(desk, { template_params: [1] })).toMatchObject({ status: 200 });
    expect(desk.warnings).toContain('subject: no value was sent for {{reference}}');
    expect(desk.mails()[0]?.subject).toBe('Request : , ,');
  });

  it('shows an edited template with the next mail, and says what is wrong with it', async () => {
    const folder = await templateFolder();
    const desk = await openDesk({ templateFolder: folder });
    const edit = (name: string, text: string) => writeFile(join(folder, name), text);

    await edit('booking-request.subject.txt', 'For {{from_name}}');
    await post(desk);
    expect(desk.mails()[0]?.subject).toBe('For Ada Lovelace');
    await edit('booking-request.subject.txt', 'For {{{from_name}}}');
    expect(await post(desk)).toMatchObject({ status: 422 });
    expect(desk.warnings).toEqual(['subject: illegal tag {{{from_name}}}']);
    await rm(join(folder, 'booking-request.txt'));
    expect(await post(desk)).toMatchObject({ status: 500, text: 'Internal Server Error' });
    expect(desk.warnings.at(-1)).toMatch(/ENOENT.*booking-request\.txt/);
  });

  it('does not start with a template that EmailJS would not take, or with none', async () => {
    const folder = await templateFolder();
    const start = () => openDesk({ templateFolder: folder });

    await writeFile(join(folder, 'booking-request.html'), 'x'.repeat(50 * 1024));
    await expect(start()).rejects.toThrow(/EmailJS takes at most 51200/);
    await rm(join(folder, 'booking-request.html'));
    await expect(start()).rejects.toThrow('ENOENT');
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readTemplate } from '#tools/mail-desk/template-files.ts';
import { bookingSubject, openDesk, params, post, shareDesk } from './support.ts';

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
});

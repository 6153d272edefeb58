import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { company } from '#content/company.ts';

/** The documented limit of a template. */
const maxTemplateBytes = 50 * 1024;

/** The company that gets the mails. */
export interface MailOwner {
  readonly name: string;
  readonly email: string;
}

/** The parts of the staff email, unrendered. */
export type MailTemplate = Readonly<Awaited<ReturnType<typeof readTemplate>>>;

const repositoryFolder = join(import.meta.dirname, '../../emails');

/**
 * Reads the template. From Name and To are not part of it, because each company enters them in the dashboard.
 * @throws if a file is missing or all together are over the service's 50 KiB
 */
export async function readTemplate(owner: MailOwner = company, folder = repositoryFolder) {
  const read = (ending: string) => readFile(join(folder, `booking-request.${ending}`), 'utf8');
  const [html, text, subject, replyTo] = await Promise.all([
    read('html'),
    read('txt'),
    read('subject.txt'),
    read('reply-to.txt'),
  ]);
  const fromName = `${owner.name} website`;
  const template = { html, text, subject, fromName, to: owner.email, replyTo };
  const bytes = Object.values(template).reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  if (bytes > maxTemplateBytes) {
    throw new Error(
      `The email template in ${folder} has ${bytes} bytes; EmailJS takes at most ${maxTemplateBytes}.`,
    );
  }
  return template;
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { company } from '#content/company.ts';

import type { MailOwner } from './account.ts';

/** The documented limit of a template. */
const maxTemplateBytes = 50 * 1024;

/** The parts of the staff e-mail as they stand in the files, unrendered. */
export interface MailTemplate {
  readonly html: string;
  readonly text: string;
  readonly subject: string;
  readonly fromName: string;
  readonly to: string;
  readonly replyTo: string;
}

const repositoryFolder = fileURLToPath(new URL('../../emails/', import.meta.url));

const fileNames: Record<keyof MailTemplate, string> = {
  html: 'booking-request.html',
  text: 'booking-request.txt',
  subject: 'booking-request.subject.txt',
  fromName: 'booking-request.from-name.txt',
  to: 'booking-request.to.txt',
  replyTo: 'booking-request.reply-to.txt',
};

/** What each company types into the dashboard itself. */
const ownFields = ({ name, email }: MailOwner): Partial<MailTemplate> => ({
  fromName: `${name} website`,
  to: email,
});

/**
 * Reads the template; a folder without a recipient and a From Name has the company's own.
 * @throws if another file is missing or all together are over the service's 50 KiB
 */
export async function readTemplate(
  folder: string = repositoryFolder,
  owner: MailOwner = company,
): Promise<MailTemplate> {
  const own = ownFields(owner);
  const read = async (part: keyof MailTemplate): Promise<string> => {
    const file = join(folder, fileNames[part]);
    const field = own[part];
    return field !== undefined && !existsSync(file) ? field : readFile(file, 'utf8');
  };
  const [html, text, subject, fromName, to, replyTo] = await Promise.all([
    read('html'),
    read('text'),
    read('subject'),
    read('fromName'),
    read('to'),
    read('replyTo'),
  ]);
  const template = { html, text, subject, fromName, to, replyTo };
  const bytes = Object.values(template).reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  if (bytes > maxTemplateBytes) {
    throw new Error(
      `The e-mail template in ${folder} has ${bytes} bytes; EmailJS takes at most ${maxTemplateBytes}.`,
    );
  }
  return template;
}

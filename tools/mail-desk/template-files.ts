import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import Mustache from 'mustache';

import { company } from '#content/company.ts';
import { terms } from '#content/content.data.ts';

/** The documented size limit of a template. */
const maxTemplateBytes = 50 * 1024;

/** The company that receives the emails. */
export interface MailOwner {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The origin of the company's website, to which the links in the emails point. */
  readonly siteUrl: string;
}

/** The parts of an email, unrendered. */
export type MailTemplate = Readonly<
  Record<'html' | 'text' | 'subject' | 'fromName' | 'to' | 'replyTo', string>
>;

const repositoryFolder = join(import.meta.dirname, '../../emails');

/** The values of the placeholders in the templates. */
const placeholdersFor = ({ name, email, phone, siteUrl }: MailOwner) => ({
  '%COMPANY_NAME%': name,
  '%COMPANY_EMAIL%': email,
  '%COMPANY_PHONE%': phone,
  '%SITE_URL%': siteUrl,
  '%ANSWER_TIME%': terms.answerTime,
});

/** Returns a function that reads a template file and replaces its placeholders with the owner's facts. */
const fileReader = (owner: MailOwner, folder: string) => async (name: string) => {
  const text = await readFile(join(folder, name), 'utf8');
  return Object.entries(placeholdersFor(owner)).reduce(
    (filled, [placeholder, value]) =>
      // A slash needs no escape in HTML, and a URL is easier to read without the escape.
      filled.replaceAll(
        placeholder,
        name.endsWith('.html') ? Mustache.escape(value).replaceAll('&#x2F;', '/') : value,
      ),
    text,
  );
};

/**
 * Reads the staff's template and inserts the website's origin. The template does not contain From Name and To, because
 * each company enters them in the EmailJS dashboard.
 * @throws if a file is missing, or if all files together exceed the service's limit of 50 KiB
 */
export async function readTemplate(
  owner: MailOwner = company,
  folder = repositoryFolder,
): Promise<MailTemplate> {
  const read = fileReader(owner, folder);
  const [html, text, subject, replyTo] = await Promise.all([
    read('booking-request.html'),
    read('booking-request.txt'),
    read('booking-request.subject.txt'),
    read('booking-request.reply-to.txt'),
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

/**
 * Reads the template of the guest's receipt. The recipient is its only variable, because anybody with the public key
 * can choose the values of variables.
 */
export async function readReceiptTemplate(
  owner: MailOwner = company,
  folder = repositoryFolder,
): Promise<MailTemplate> {
  const read = fileReader(owner, folder);
  const [html, text, subject] = await Promise.all([
    read('guest-receipt.html'),
    read('guest-receipt.txt'),
    read('guest-receipt.subject.txt'),
  ]);
  return { html, text, subject, fromName: owner.name, to: '{{email}}', replyTo: owner.email };
}

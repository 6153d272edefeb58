import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import Mustache from 'mustache';

import {
  type MailOwner,
  type MailTemplate,
  readReceiptTemplate,
  readTemplate,
} from '../mail-desk/template-files.ts';

/** The path of the page on which the owner reads what to enter in the EmailJS dashboard. */
const MAIL_PAGE_PATH = '/admin/mail';

const sourceOf = (name: string) => join(import.meta.dirname, name);

const fieldsOf = ({ subject, html, to, fromName, replyTo }: MailTemplate, id: string) => [
  { label: 'Subject', value: subject.trim() },
  { label: 'Content', value: html, id },
  { label: 'To Email', value: to },
  { label: 'From Name', value: fromName },
  { label: 'From Email', note: 'Use Default Email Address' },
  { label: 'Reply To', value: replyTo.trim() },
  { label: 'Bcc, Cc', note: 'empty' },
];

/**
 * Renders the page "Set up the mail" with both emails, ready to paste.
 * @param missing the settings without which this build cannot send, one sentence each
 */
export async function renderMailPage(
  owner: MailOwner,
  missing: readonly string[] = [],
): Promise<string> {
  const [page, staff, guest] = await Promise.all([
    readFile(sourceOf('mail-page.mustache'), 'utf8'),
    readTemplate(owner),
    readReceiptTemplate(owner),
  ]);
  return Mustache.render(page, {
    ...owner,
    missing,
    templates: [
      {
        title: 'Booking request',
        purpose: 'the email that you get',
        fields: fieldsOf(staff, 'booking-request'),
      },
      {
        title: 'Guest receipt',
        purpose: 'the receipt that the guest gets',
        fields: fieldsOf(guest, 'guest-receipt'),
      },
    ],
  });
}

/** Writes the page beside the owner's forms. */
export async function writeMailPage(
  siteDir: string,
  owner: MailOwner,
  missing: readonly string[],
): Promise<void> {
  const file = join(siteDir, `${MAIL_PAGE_PATH}.html`);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, await renderMailPage(owner, missing));
  await copyFile(sourceOf('mail-page.js'), file.replace(/html$/, 'js'));
}

/** Returns what a published site lacks to send emails, and whether its emails differ from these, one sentence each. */
export async function findMailProblems(owner: MailOwner): Promise<string[]> {
  const response = await fetch(new URL(MAIL_PAGE_PATH, owner.siteUrl));
  if (!response.ok) return [`${MAIL_PAGE_PATH} is answered with ${response.status}`];
  const published = await response.text();
  const mails = await Promise.all([readTemplate(owner), readReceiptTemplate(owner)]);
  const isSame = mails.every(({ html }) => published.includes(Mustache.escape(html)));
  return [
    ...[...published.matchAll(/data-missing>([^<]+)</g)].flatMap(([, sentence = '']) => sentence),
    ...(isSame
      ? []
      : [`the emails differ from those of the site: publish it, then follow ${MAIL_PAGE_PATH}`]),
  ];
}

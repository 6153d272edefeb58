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

/** Renders the page "Set up the mail" with both emails, ready to paste. */
export async function renderMailPage(owner: MailOwner): Promise<string> {
  const [page, staff, guest] = await Promise.all([
    readFile(sourceOf('mail-page.mustache'), 'utf8'),
    readTemplate(owner),
    readReceiptTemplate(owner),
  ]);
  return Mustache.render(page, {
    ...owner,
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
export async function writeMailPage(siteDir: string, owner: MailOwner): Promise<void> {
  const file = join(siteDir, `${MAIL_PAGE_PATH}.html`);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, await renderMailPage(owner));
  await copyFile(sourceOf('mail-page.js'), file.replace(/html$/, 'js'));
}

/** Compares the emails with those that a published site offers to paste. Returns one sentence if they differ. */
export async function findChangedMails(owner: MailOwner): Promise<string[]> {
  const response = await fetch(new URL(MAIL_PAGE_PATH, owner.siteUrl));
  if (!response.ok) return [`${MAIL_PAGE_PATH} is answered with ${response.status}`];
  const published = await response.text();
  const mails = await Promise.all([readTemplate(owner), readReceiptTemplate(owner)]);
  return mails.every(({ html }) => published.includes(Mustache.escape(html)))
    ? []
    : [
        `the emails differ from those of the site: publish it, then paste again (${MAIL_PAGE_PATH})`,
      ];
}

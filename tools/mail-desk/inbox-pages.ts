import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import type { Fault } from './faults.ts';
import type { ReceivedMail } from './inbox.ts';
import type { ServedRequest } from './journal.ts';
import type { SmtpRefusal } from './smtp-refusal.ts';

/** What the list page shows. */
export interface DeskView {
  readonly inboxOrigin: string;
  readonly mails: readonly ReceivedMail[];
  readonly requests: readonly ServedRequest[];
  readonly warnings: readonly string[];
  readonly fault: Fault | null;
  readonly smtpRefusal: SmtpRefusal | null;
}

export const mailViews = ['html', 'text', 'source'] as const;
export type MailView = (typeof mailViews)[number];

const viewNames: Record<MailView, string> = {
  html: 'E-mail',
  text: 'Plain text',
  source: 'Source',
};
const shownRequests = 12;

const asset = (name: string) =>
  readFileSync(new URL(`inbox-page/${name}`, import.meta.url), 'utf8');
const listTemplate = asset('list.html');
const mailTemplate = asset('mail.html');
export const inboxStyles = asset('inbox.css');
export const inboxScript = asset('inbox.js');

const clockFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** The inbox as an HTML page; every value is escaped. */
export function listPage(desk: DeskView): string {
  const { mails, requests, warnings } = desk;
  return Mustache.render(listTemplate, {
    inboxOrigin: desk.inboxOrigin,
    count: mails.length,
    latest: mails[0]?.id ?? '',
    mails: mails.map(rowOf),
    hasMails: mails.length > 0,
    warnings,
    hasWarnings: warnings.length > 0,
    failure: describeFailure(desk.fault, desk.smtpRefusal),
    requests: requests
      .slice(-shownRequests)
      .toReversed()
      .map((request) => ({
        ...request,
        time: clockFormat.format(Date.parse(request.receivedAt)),
        answer:
          request.status === 0
            ? `no answer (${request.text})`
            : `${request.status} ${request.text}`,
      })),
    hasRequests: requests.length > 0,
  });
}

/** One mail as an HTML page, as the staff see it, as plain text or as raw source. */
export function mailPage(mail: ReceivedMail, view: MailView): string {
  return Mustache.render(mailTemplate, {
    ...rowOf(mail),
    to: mail.to.join(', '),
    views: mailViews.map((name) => ({
      name: viewNames[name],
      href: `/mails/${mail.id}?view=${name}`,
      current: name === view ? 'page' : 'false',
    })),
    isHtml: view === 'html',
    raw: view === 'source' ? mail.source : mail.text,
  });
}

function rowOf(mail: ReceivedMail) {
  return {
    id: mail.id,
    subject: mail.subject || '(no subject)',
    from: mail.from,
    guest: mail.replyTo.join(', ') || 'nobody',
    receivedAt: mail.receivedAt,
    time: timeFormat.format(Date.parse(mail.receivedAt)),
  };
}

function describeFailure(fault: Fault | null, smtpRefusal: SmtpRefusal | null): string {
  return [
    fault && `fault ${JSON.stringify(fault)}`,
    smtpRefusal && `SMTP refusal ${JSON.stringify(smtpRefusal)}`,
  ]
    .filter(Boolean)
    .join(' and ');
}

import { readFileSync } from 'node:fs';

import Mustache from 'mustache';

import type { ReceivedMail } from './inbox.ts';
import type { ServiceFault } from './service-fault.ts';
import type { ServedRequest } from './service.ts';

/** The data of the list page. */
interface DeskView {
  readonly inboxOrigin: string;
  readonly mails: readonly ReceivedMail[];
  readonly requests: readonly ServedRequest[];
  readonly fault: ServiceFault | null;
}

const asset = (name: string) =>
  readFileSync(new URL(`inbox-page/${name}`, import.meta.url), 'utf8');
const listTemplate = asset('list.html');
const mailTemplate = asset('mail.html');
export const inboxStyles = asset('inbox.css');
export const inboxScript = asset('inbox.js');

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
const timeOf = (iso: string) => timeFormat.format(Date.parse(iso));

/** Renders the inbox as an HTML page. Every value is escaped. */
export const listPage = ({ mails, requests, fault, ...rest }: DeskView): string =>
  Mustache.render(listTemplate, {
    ...rest,
    latest: mails[0]?.id ?? '',
    mails: mails.map(rowOf),
    fault: fault && JSON.stringify(fault),
    requests: requests.toReversed().map(({ receivedAt, method, path, status, text }) => ({
      receivedAt,
      time: timeOf(receivedAt),
      asked: `${method} ${path}`,
      answer: status === 0 ? `no answer (${text})` : `${status} ${text}`,
    })),
  });

/** Renders one email as an HTML page, as the staff see it. */
export const mailPage = (mail: ReceivedMail): string =>
  Mustache.render(mailTemplate, { ...rowOf(mail), to: mail.to.join(', ') });

const rowOf = ({ id, subject, from, replyTo, receivedAt }: ReceivedMail) => ({
  id,
  subject: subject || '(no subject)',
  from,
  guest: replyTo.join(', ') || 'nobody',
  receivedAt,
  time: timeOf(receivedAt),
});

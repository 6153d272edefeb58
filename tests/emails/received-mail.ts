import { expect } from 'vitest';

import type { MailParameters } from '#domain/mail-parameters.ts';
import { post, shareDesk } from '#tests/tools/mail-desk/support.ts';
import type { ReceivedMail } from '#tools/mail-desk/inbox.ts';

export const sharedDesk = shareDesk();

/** Half characters become U+FFFD in UTF-8, and mail knows one kind of line break. */
const asMailed = (text: string) =>
  Buffer.from(text, 'utf8')
    .toString('utf8')
    .replace(/\r\n|\r|\n/g, '\n');

const decode = (html: string) => {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return html.replace(
    /&(?:#(\d+)|#x([0-9A-F]+)|(\w+));/gi,
    (entity, decimal?: string, hex?: string, name = '') => {
      if (decimal) return String.fromCodePoint(Number(decimal));
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return named[name] ?? entity;
    },
  );
};

/** The table rows that staff read, as `label: value`. */
export const rowsOf = ({ html }: ReceivedMail) =>
  [...html.matchAll(/<th scope="row">(.*?)<\/th>\s*<td[^>]*>([\s\S]*?)<\/td>/g)].map(
    ([, label, value = '']) =>
      `${label}: ${asMailed(decode(value.replace('<br />', ' ').replace(/<[^>]*>/g, '')))}`,
  );

export const rowsFor = (sent: MailParameters) =>
  [
    `Total: ${sent.totalUsd} ${sent.participants} × ${sent.perPersonUsd}`,
    `Deposit: ${sent.depositUsd} (${sent.depositPercent}%), to arrange when you answer`,
    `Balance: ${sent.balanceUsd}, in cash on arrival, ${sent.longDate}`,
    `Refund of the deposit: ${sent.refunds}`,
    `Pickup: ${sent.hotelPickup}`,
    `Staying at: ${sent.hotelName}`,
    `Diet: ${sent.dietaryRestrictions}`,
    `Special requirements: ${sent.specialRequirements}`,
    `First name: ${sent.firstName}`,
    `Last name: ${sent.lastName}`,
    `E-mail: ${sent.email}`,
    `Phone: ${sent.phone}`,
  ].map(asMailed);

/** The replies that staff copy, as a mail holds them that was sent with these. */
export const repliesFor = (sent: MailParameters) =>
  [
    [sent.offer ? 'Yes, without an offer' : 'Yes', sent.replyYes],
    ['Yes, with the family offer', sent.replyYesFamily],
    ['Yes, with the group discount', sent.replyYesGroup],
    ['Another day', sent.replyOtherDay],
    ['No', sent.replyNo],
  ].filter(([, text]) => text);

/** The replies that staff copy, each with its heading. */
export const repliesOf = ({ html }: ReceivedMail) =>
  [...html.matchAll(/<h3>(.*?)<\/h3>\s*<div class="reply" dir="auto">([\s\S]*?)<\/div>/g)].map(
    ([, heading = '', reply = '']) => [heading, asMailed(decode(reply))],
  );

const flagLine = (label: string, text: string) => text && `${label}: ${text}\n`;

/** The text alternative; how many line breaks end it depends on the transfer encoding. */
export const textFor = (sent: MailParameters) =>
  asMailed(`BOOKING REQUEST ${sent.reference}

${sent.tour_title}
${sent.longDate}
${sent.departure && `Departure: ${sent.departure}\n`}${sent.shortNotice ? '' : `${sent.countdown}\n`}${sent.guests}, ${sent.from_name}
${sent.callNumber ? `Call ${sent.callNumber}` : `Phone, as typed: ${sent.phone}`}
Reply to ${sent.email}

${sent.shortNotice && `SHORT NOTICE: ${sent.shortNotice} Counted from the day of sending, ${sent.sentOn}.\n`}${sent.to_name}: not confirmed until you answer.${sent.shortNotice ? '' : ' Answer within 24 hours.'}
${sent.replaces && `REPLACES ${sent.replaces}, should that have arrived: this one counts.\n`}${flagLine('DOUBTFUL', sent.doubt)}${flagLine('E-MAIL ADDRESS', sent.addressDoubt)}${flagLine('CLOSED DAYS', sent.dayUnchecked)}${flagLine('LARGE GROUP', sent.largeGroup)}${flagLine('OFFER', sent.offer)}
THE PRICE
Total: ${sent.totalUsd} (${sent.participants} × ${sent.perPersonUsd})
Deposit: ${sent.depositUsd} (${sent.depositPercent}%), to arrange when you answer
Balance: ${sent.balanceUsd}, in cash on arrival, ${sent.longDate}
Refund of the deposit: ${sent.refunds}
No payment was taken with this request.

THE GUESTS
Pickup: ${sent.hotelPickup}
Staying at: ${sent.hotelName}
First name: ${sent.firstName}
Last name: ${sent.lastName}
E-mail: ${sent.email}
Phone: ${sent.phone}
Diet: ${sent.dietaryRestrictions}
Special requirements, as the guest wrote them:
${sent.specialRequirements}

READY REPLIES
Check that the tour can run on ${sent.longDate} for a party of ${sent.participants}. Press Reply, so that your answer goes to ${sent.email}, and copy one of these. Replace what stands in [BRACKETS].

----- YES${sent.offer && ', WITHOUT AN OFFER'} -----
${sent.replyYes}

${sent.replyYesFamily && `----- YES, WITH THE FAMILY OFFER -----\n${sent.replyYesFamily}\n\n`}${sent.replyYesGroup && `----- YES, WITH THE GROUP DISCOUNT -----\n${sent.replyYesGroup}\n\n`}----- ANOTHER DAY -----
${sent.replyOtherDay}

----- NO -----
${sent.replyNo}

GOOD TO KNOW
The booking is fully confirmed once the deposit is received. Two e-mails with the same reference are one request.
Cancellation, as shown to the guest: ${sent.cancellation} ${sent.weather}
For your records: ${sent.reference}, ${sent.shortDate} (${sent.date}), ${sent.tourPlace}, ${sent.tourId}, ${sent.participants} × ${sent.currency} ${sent.pricePerPerson} = ${sent.currency} ${sent.total_price}, deposit ${sent.currency} ${sent.depositAmount}, balance ${sent.currency} ${sent.balanceDue}.
`).replace(/\n+$/, '');

export const textOf = ({ text }: ReceivedMail) => asMailed(text).replace(/\n+$/, '');

/** Sends over HTTP and SMTP, and reads back what arrived. */
export async function mailed(sent: Record<string, string>): Promise<ReceivedMail> {
  const desk = sharedDesk();
  desk.clear();
  expect(await post(desk, { template_params: sent })).toMatchObject({ status: 200, text: 'OK' });
  const [mail, ...others] = desk.mails();
  expect(others).toEqual([]);
  if (!mail) throw new Error('No mail arrived.');
  return mail;
}

export const headerNamesOf = ({ source }: ReceivedMail) =>
  source
    .slice(0, source.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((line) => line.slice(0, line.indexOf(':')));

import { expect } from 'vitest';

import type { MailParameters } from '#domain/mail-parameters.ts';
import { weatherPolicy } from '#domain/policies.ts';
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
    `Tour: ${sent.tour_title} id ${sent.tourId}`,
    `Date: ${sent.date}`,
    `Guests: ${sent.participants}`,
    `Pickup: ${sent.hotelPickup}`,
    `Staying at: ${sent.hotelName}`,
    `Per person: US$${sent.pricePerPerson}`,
    `Total: US$${sent.total_price}`,
    `Deposit to arrange (50%): US$${sent.depositAmount}`,
    `Balance due in cash on arrival: US$${sent.balanceDue}`,
    `First name: ${sent.firstName}`,
    `Last name: ${sent.lastName}`,
    `E-mail: ${sent.email}`,
    `Phone: ${sent.phone}`,
    `Diet: ${sent.dietaryRestrictions}`,
    `Special requirements: ${sent.specialRequirements}`,
  ].map(asMailed);

/** The text alternative; how many line breaks end it depends on the transfer encoding. */
export const textFor = (sent: MailParameters) =>
  asMailed(`BOOKING REQUEST ${sent.reference}

Hello ${sent.to_name},

${sent.from_name} asks for a day tour. This is a request: it is not confirmed until you answer.
Answer within 24 hours (Belize time).
${sent.replaces && `REPLACES ${sent.replaces}, should that have arrived: this one counts.\n`}${sent.doubt && `DOUBTFUL: ${sent.doubt}\n`}
THE TOUR
Tour: ${sent.tour_title} (id ${sent.tourId})
Date: ${sent.date}
Guests: ${sent.participants}
Pickup: ${sent.hotelPickup}
Staying at: ${sent.hotelName}

THE PRICE
Per person: US$${sent.pricePerPerson}
Total: US$${sent.total_price}
Deposit to arrange (50%): US$${sent.depositAmount}
Balance due in cash on arrival: US$${sent.balanceDue}
No payment has been taken.

THE GUEST
First name: ${sent.firstName}
Last name: ${sent.lastName}
E-mail: ${sent.email}
Phone: ${sent.phone}

HOW TO ANSWER
1. Check that the tour can run on ${sent.date} for a party of ${sent.participants}.
2. Reply to this e-mail: your answer goes to ${sent.email}. Or call ${sent.phone}.
3. Name the reference ${sent.reference} and say how to pay the deposit. The booking is fully confirmed once the deposit is received.
Two e-mails with the same reference are one request.

CANCELLATION, AS SHOWN TO THE GUEST
${sent.cancellation} ${weatherPolicy}

DIET
${sent.dietaryRestrictions}

SPECIAL REQUIREMENTS, AS THE GUEST WROTE THEM
${sent.specialRequirements}
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

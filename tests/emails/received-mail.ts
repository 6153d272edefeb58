import { expect } from 'vitest';

import type { MailParameters } from '#domain/booking/mail-parameters.ts';
import { post, shareDesk } from '#tests/tools/mail-desk/support.ts';
import type { ReceivedMail } from '#tools/mail-desk/inbox.ts';
import { renderText } from '#tools/mail-desk/render.ts';
import { readTemplate } from '#tools/mail-desk/template-files.ts';

const sharedDesk = shareDesk();

/** Normalizes line breaks like an email does. */
const asMailed = (text: string) => text.replace(/\r\n|\r|\n/g, '\n');

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x2F;': '/',
  '&#x60;': '`',
  '&#x3D;': '=',
};

/** Decodes the entities that Mustache writes. */
const decode = (html: string) =>
  html.replaceAll(/&#?\w+;/g, (entity) => entities[entity] ?? entity);

/** The cell of the total. The template indents its two lines. */
const twoLines = /^\n {16}(.*)<br \/>\n {16}(.*)\n {14}$/s;

/**
 * Returns the text of a table cell as a browser shows it: without the line break after `<pre>` and the white space that
 * the template adds around the value.
 */
const cellText = (cell: string) => {
  const [, preformatted] = /<pre[^>]*>\n?([\s\S]*)<\/pre>/.exec(cell) ?? [];
  return preformatted ?? cell.replace(twoLines, '$1 $2').replace(/<[^>]*>/g, '');
};

/** Returns the table rows of the staff's email as `label: value`. */
export const rowsOf = ({ html }: ReceivedMail) =>
  [...asMailed(html).matchAll(/<th scope="row"[^>]*>(.*?)<\/th>\s*<td[^>]*>([\s\S]*?)<\/td>/g)].map(
    ([, label, value = '']) => `${label}: ${decode(cellText(value))}`,
  );

/** Normalizes a text that the template ends with a line break, which joins a carriage return before it. */
const asMailedBeforeBreak = (text: string) => asMailed(`${text}\n`).slice(0, -1);

export const rowsFor = (sent: MailParameters) => [
  asMailedBeforeBreak(`Total: ${sent.totalUsd} ${sent.participants} × ${sent.perPersonUsd}`),
  ...[
    `Deposit: ${sent.depositUsd} (${sent.depositPercent}%), to arrange when you answer`,
    `Balance: ${sent.balanceUsd}, in cash on arrival, ${sent.longDate}`,
    `Refund of the deposit: ${sent.refunds}`,
    `Pickup: ${sent.hotelPickup}`,
    `Staying at: ${sent.hotelName}`,
    `Diet: ${sent.dietaryRestrictions}`,
    `Special requirements: ${sent.specialRequirements}`,
    `First name: ${sent.firstName}`,
    `Last name: ${sent.lastName}`,
    `Email: ${sent.email}`,
    `Phone: ${sent.phone}`,
  ].map(asMailed),
];

const template = await readTemplate();

/**
 * Renders the plain-text part. Trailing line breaks are removed, because their number depends on the transfer encoding.
 */
export const textFor = (sent: MailParameters) =>
  asMailed(renderText(template.text, sent)).replace(/\n+$/, '');

export const textOf = ({ text }: ReceivedMail) => asMailed(text).replace(/\n+$/, '');

/** Sends an email and returns it as the mail desk received it. */
export async function mailed(sent: Record<string, string>): Promise<ReceivedMail> {
  const desk = sharedDesk();
  desk.clear();
  expect(await post(desk, { template_params: sent })).toMatchObject({ status: 200, text: 'OK' });
  const [mail, ...others] = desk.mails();
  expect(others).toEqual([]);
  if (!mail) throw new Error('No mail arrived.');
  return mail;
}

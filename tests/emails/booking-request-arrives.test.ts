import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailParameterNames, type MailParameters } from '#domain/booking/mail-parameters.ts';
import { hostileText } from '#tests/support/hostile-text.ts';
import { bookingSubject, params } from '#tests/tools/mail-desk/support.ts';
import type { ReceivedMail } from '#tools/mail-desk/inbox.ts';

import { mailed, rowsFor, rowsOf, textFor, textOf } from './received-mail.ts';

/** Returns the text before the price in both parts of an email, without markup. */
const headsOf = (mail: ReceivedMail) =>
  [textOf(mail), mail.html.replaceAll(/<[^>]*>/g, '')].map((part) => {
    const [head = ''] = part.replaceAll(/\s+/g, ' ').toLowerCase().split(' the price ');
    return head;
  });

const everyParameter = (valueOf: (name: string) => string) =>
  Object.fromEntries(mailParameterNames.map((name) => [name, valueOf(name)])) as MailParameters;

describe('the received staff email', () => {
  it("the staff email goes to the staff, with the guest's email address as the reply address", async () => {
    const mail = await mailed(params);

    expect(mail).toMatchObject({
      fromName: 'Lamanai Day Tours website',
      to: 'bookings@lamanai-day-tours.example',
      replyTo: 'ada@example.com',
      subject: bookingSubject,
      missing: [],
    });
  });

  it('the staff email shows every parameter in its row in HTML and text', async () => {
    const named = everyParameter((name) => `the ${name}`);
    const mail = await mailed(named);
    expect(rowsOf(mail)).toEqual(rowsFor(named));

    const rows = rowsFor(named).filter((row) => !/^(?:Total|Special)/.test(row));
    for (const words of [
      ...rows,
      'Total: the totalUsd (the participants × the perPersonUsd)',
      'Special requirements, as the guest wrote them:\nthe specialRequirements',
      'ANSWER THIS REQUEST',
      'https://www.lamanai-day-tours.example/answer#the answer_code',
    ]) {
      expect(textOf(mail)).toContain(`${words}\n`);
    }
  });

  it('the staff email has the same content in a mail program that drops styles and bdi', async () => {
    const mail = await mailed(params);
    const html = mail.html
      .replaceAll(/<style>[\s\S]*?<\/style>|<\/?bdi>/g, '')
      .replaceAll(/white-space:[^;"]*;?/g, '');
    expect(rowsOf({ ...mail, html })).toEqual(rowsFor(params));
    expect(html).toMatch(/<pre[^>]*>\s*A window seat, please\.\nAnd shade\.<\/pre>/);
  });

  it('the staff email has every line even if all values are empty', async () => {
    const empty = everyParameter(() => '');
    const mail = await mailed(empty);

    expect(mail).toMatchObject({ replyTo: '', subject: 'Booking request' });
    for (const head of headsOf(mail)) expect(head).toContain('phone, as typed:');
    expect(textOf(mail)).toBe(textFor(empty));
    expect(rowsOf(mail)).toEqual(rowsFor(empty));
  });

  it.each([
    ['ada@example.com\r\nBcc: thief@example.org', 'ada@example.com Bcc: thief@example.org'],
    ['ada@example.com\nX-Evil: 1\n\n<h1>body</h1>', 'ada@example.com X-Evil: 1 <h1>body</h1>'],
    ['@\uFEFF@', '@ @'],
  ])(
    'the guest email address %j adds no header or recipient to the staff email',
    async (email, replyTo) => {
      const mail = await mailed({ ...params, email });

      expect(mail.to).toBe('bookings@lamanai-day-tours.example');
      expect(mail.replyTo).toBe(replyTo);
      expect(mail.subject).toBe(bookingSubject);
      expect(rowsOf(mail)).toEqual(rowsFor({ ...params, email }));
    },
  );

  it.each<[name: keyof MailParameters, told: string]>([
    ['departure', 'departure: value'],
    ['callNumber', 'call value'],
    ['departed', 'tour has left: value'],
    ['callExtension', 'extension value'],
    ['replaces', 'this replaces value. answer only this one.'],
    ['doubt', 'possibly automated: value'],
    ['addressDoubt', 'email address: value'],
    ['dayUnchecked', 'closed days: value'],
    ['largeGroup', 'large group: value'],
    ['cruisePickup', 'cruise ship: value'],
    ['offer', 'offer: value'],
  ])(
    'the staff email shows the label of the parameter %s only together with a value',
    async (name, told) => {
      const [label = ''] = told.split('value');
      for (const head of headsOf(await mailed({ ...params, [name]: 'value' }))) {
        expect(head).toContain(told);
      }
      for (const head of headsOf(await mailed({ ...params, [name]: '' }))) {
        expect(head).not.toContain(label);
      }
    },
  );

  it.each([
    ['no country code', ' (no country code) reply to'],
    ['', ' reply to'],
  ])(
    'the staff email has no call link without a number to call (phone doubt %j)',
    async (phoneDoubt, told) => {
      const mail = await mailed({ ...params, callNumber: '', phone: '305 555 0142', phoneDoubt });
      expect(mail.html).not.toContain('tel:');
      for (const head of headsOf(mail))
        expect(head).toContain(`phone, as typed: 305 555 0142${told}`);
    },
  );

  it.each([
    ['a tour at short notice', 'Tomorrow.', ['tomorrow. counted from the day it was sent']],
    ['any other tour', '', ['in 3 days.', 'within 24 hours']],
  ])(
    'the staff email about %s says only once how soon the tour is',
    async (_, shortNotice, said) => {
      const mail = await mailed({ ...params, countdown: 'In 3 days.', shortNotice });

      for (const head of headsOf(mail)) {
        expect(head.match(/in 3 days\.|tomorrow\.[a-z ]+|within 24 hours/g)).toEqual(said);
      }
    },
  );

  it('the staff email links only to the phone number and the answer desk', async () => {
    const forged = everyParameter(() => 'javascript:alert(1) https://pay.example/me');
    const mail = await mailed({ ...forged, reference: 'LAM-ACDE347' });

    expect(mail.subject).toBe(bookingSubject);
    expect(mail.html.match(/\bhref="[^"]*/g)).toEqual([
      expect.stringMatching(/^href="tel:javascript:alert/),
      expect.stringMatching(/^href="https:\/\/www\.lamanai-day-tours\.example\/answer#javascript/),
    ]);
    for (const part of [textOf(mail), mail.html.replaceAll(/<[^>]*>/g, '')]) {
      const [, price = ''] = part.replaceAll(/\s+/g, ' ').split(/ the price /i);
      expect(price).toMatch(
        /^The guest's device worked this out, so it is easy to forge\. .*compare/,
      );
    }
  });

  it('the staff email has no answer link without an answer code', async () => {
    const mail = await mailed({ ...params, answer_code: '' });
    expect(`${mail.html}${mail.text}`).not.toMatch(/answer#|answer this request/i);
  });

  it('the staff email stays intact with any text in any field', async () => {
    const anyWords = fc.record(
      Object.fromEntries(mailParameterNames.map((name) => [name, hostileText(200)])),
    ) as fc.Arbitrary<MailParameters>;

    await fc.assert(
      fc.asyncProperty(anyWords, hostileText(5000), async (words, long) => {
        const sent = { ...words, specialRequirements: long };
        const mail = await mailed(sent);

        expect(mail.to).toBe('bookings@lamanai-day-tours.example');
        expect(`${mail.subject}${mail.replyTo}`).not.toMatch(/[^\S ]/);
        expect(textOf(mail)).toBe(textFor(sent));
        expect(rowsOf(mail)).toEqual(rowsFor(sent));
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

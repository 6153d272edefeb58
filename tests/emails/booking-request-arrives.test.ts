import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailParameterNames, type MailParameters } from '#domain/mail-parameters.ts';
import { hostileText } from '#tests/support/hostile-text.ts';
import { bookingSubject, params } from '#tests/tools/mail-desk/support.ts';

import {
  headerNamesOf,
  mailed,
  repliesFor,
  repliesOf,
  rowsFor,
  rowsOf,
  sharedDesk,
  textFor,
  textOf,
} from './received-mail.ts';

/** What a guest may not add to: who gets the mail, who gets the answer, and what it is about. */
const expectedHeaders = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
];

describe('the staff e-mail as it arrives', () => {
  it('holds every line of a request', async () => {
    const mail = await mailed(params);

    expect(mail).toMatchObject({
      from: 'website@lamanai-day-tours.example',
      to: ['bookings@lamanai-day-tours.example'],
      replyTo: ['ada@example.com'],
      subject: bookingSubject,
    });
    expect(textOf(mail)).toBe(textFor(params));
    expect(rowsOf(mail)).toEqual(rowsFor(params));
    expect(repliesOf(mail)).toEqual(repliesFor(params));
    expect(mail.source).toContain(
      'From: Lamanai Day Tours website <website@lamanai-day-tours.example>',
    );
    expect(headerNamesOf(mail)).toEqual(expectedHeaders);
    expect(sharedDesk().warnings).toEqual([]);
  });

  it('holds every line though all is empty', async () => {
    const empty = Object.fromEntries(
      mailParameterNames.map((name) => [name, '']),
    ) as MailParameters;

    const mail = await mailed(empty);

    expect(mail).toMatchObject({ replyTo: [], subject: 'Request : , ,' });
    expect(textOf(mail)).toBe(textFor(empty));
    expect(rowsOf(mail)).toEqual(rowsFor(empty));
  });

  it.each([
    `O'Brien & Söhne <b>`,
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '</td></tr></table><h1>Paid in full</h1>',
    '{{email}} {{{email}}} {{#a}}',
    '\u202Eevil\u2066\u200F مرحبا',
    '漢字 😀 e\u0301 \uD83D',
  ])('shows this guest’s words as they are: %s', async (words) => {
    const sent: MailParameters = {
      ...params,
      from_name: words,
      firstName: words,
      lastName: words,
      phone: words,
      hotelPickup: words,
      hotelName: words,
      dietaryRestrictions: words,
      specialRequirements: `${words}\n${words}`,
    };

    const mail = await mailed(sent);

    expect(textOf(mail)).toBe(textFor(sent));
    expect(rowsOf(mail)).toEqual(rowsFor(sent));
    expect(mail.html).not.toMatch(/<script|<img|<h1>Paid/);
    expect(headerNamesOf(mail)).toEqual(expectedHeaders);
  });

  it.each([
    ['"Ada & Bo" <ada@example.com>', ['ada@example.com']],
    ['ada@example.com\r\nBcc: thief@example.org', ['thief@example.org']],
    ['ada@example.com\nX-Evil: 1\n\n<h1>body</h1>', ['h1']],
    ['ada@example.com, bo@example.com', ['ada@example.com', 'bo@example.com']],
    ['no address', []],
    ['@\uFEFF'.repeat(99), [`"${'@ '.repeat(98)}"@`]],
    ['\u202Emoc.elpmaxe@ada', ['\u202Emoc.elpmaxe@ada']],
  ])('adds no header and no recipient for the typed address %j', async (email, replyTo) => {
    const mail = await mailed({ ...params, email });

    expect(mail.to).toEqual(['bookings@lamanai-day-tours.example']);
    expect(mail.replyTo).toEqual(replyTo);
    expect(headerNamesOf(mail)).toEqual(
      expectedHeaders.filter((name) => name !== 'Reply-To' || replyTo.length > 0),
    );
    expect(mail.subject).toBe(bookingSubject);
    expect(rowsOf(mail)).toEqual(rowsFor({ ...params, email }));
  });

  it('tells staff which request counts and what to doubt, in both of its parts', async () => {
    const sent = {
      ...params,
      reference: 'LAM-ACDE347-2',
      replaces: 'LAM-ACDE347',
      doubt: 'It was filled in fast.',
      shortNotice: 'Soon.',
      addressDoubt: 'Odd.',
      dayUnchecked: 'Unchecked.',
      largeGroup: '20 persons.',
      offer: 'Ten off.',
    };
    const mail = await mailed(sent);
    const note = mail.html?.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

    expect(mail.subject).toBe(bookingSubject.replace('ACDE347', 'ACDE347-2'));
    expect(textOf(mail)).toBe(textFor(sent));
    expect(note).toContain('Replaces LAM-ACDE347, should that have arrived: this one counts.');
    expect(note).toContain('Doubtful: It was filled in fast.');
    expect(note).toContain(
      `Soon. Counted from the day of sending, ${params.sentOn}. ${params.to_name}: not confirmed until you answer.`,
    );
    for (const flag of ['E-mail address: Odd.', 'Large group: 20 persons.', 'Offer: Ten off.']) {
      expect(note).toContain(flag);
    }
  });

  it.each([
    ['a tour at short notice', 'Tomorrow. Call now.', ['Tomorrow. Call now.']],
    ['any other tour', '', ['In 3 days.', 'within 24 hours']],
  ])('of %s says once how soon it is, in both of its parts', async (_, shortNotice, said) => {
    const mail = await mailed({ ...params, countdown: 'In 3 days.', shortNotice });

    for (const part of [textOf(mail), mail.html]) {
      expect(part.match(/In 3 days\.|Tomorrow\. Call now\.|within 24 hours/g)).toEqual(said);
    }
  });

  it.each(['Belize City (pickup about 8:00 AM)', ''])(
    'tells the departure %j after the day, and no empty one',
    async (departure) => {
      const mail = await mailed({ ...params, departure });
      const told = departure && `Departure: ${departure}`;

      for (const part of [textOf(mail), mail.html.replaceAll(/<[^>]*>/g, '')]) {
        const [head = ''] = part.split('not confirmed');
        expect(/^ *Departure: .*/m.exec(head)?.[0].trim() ?? '').toBe(told);
      }
    },
  );

  it('holds a yes for each offer that a party may ask for, in both of its parts', async () => {
    const sent = {
      ...params,
      offer: 'Ten off.',
      replyYesFamily: 'Hello Ada,\n\nyes, family.',
      replyYesGroup: 'Hello Ada,\n\nyes, all of you.',
    };
    const mail = await mailed(sent);

    expect(repliesOf(mail).map(([heading]) => heading)).toEqual([
      'Yes, without an offer',
      'Yes, with the family offer',
      'Yes, with the group discount',
      'Another day',
      'No',
    ]);
    expect(repliesOf(mail)).toEqual(repliesFor(sent));
    expect(textOf(mail)).toBe(textFor(sent));
  });

  it('survives any words in any field', async () => {
    const anyWords = fc.record(
      Object.fromEntries(mailParameterNames.map((name) => [name, hostileText(200)])),
    ) as fc.Arbitrary<MailParameters>;

    await fc.assert(
      fc.asyncProperty(anyWords, hostileText(5000), async (words, long) => {
        const sent = { ...words, specialRequirements: long };
        const mail = await mailed(sent);

        expect(mail.to).toEqual(['bookings@lamanai-day-tours.example']);
        expect(textOf(mail)).toBe(textFor(sent));
        expect(rowsOf(mail)).toEqual(rowsFor(sent));
        expect(headerNamesOf(mail).filter((name) => name !== 'Reply-To')).toEqual(
          expectedHeaders.filter((name) => name !== 'Reply-To'),
        );
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

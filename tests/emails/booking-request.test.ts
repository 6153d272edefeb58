import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailParameterNames, type MailParameters } from '#domain/mail-parameters.ts';
import { weatherPolicy } from '#domain/policies.ts';
import { hostileText } from '#tests/support/hostile-text.ts';
import { bookingSubject, params } from '#tests/tools/mail-desk/support.ts';
import { mistakesOf, variablesOf } from '#tools/mail-desk/render.ts';
import { type MailTemplate, readTemplate } from '#tools/mail-desk/template-files.ts';

import {
  headerNamesOf,
  mailed,
  repliesOf,
  rowsFor,
  rowsOf,
  sharedDesk,
  textFor,
  textOf,
} from './received-mail.ts';

let template: MailTemplate;
beforeAll(async () => {
  template = await readTemplate();
});

const names = mailParameterNames.toSorted();

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

describe('the template of the staff e-mail', () => {
  it('uses every name that the site sends, and no other', () => {
    expect(variablesOf(Object.values(template).join('\n'))).toEqual(names);
  });

  it('says everything in each of its two bodies', () => {
    expect(variablesOf(template.html)).toEqual(names);
    expect(variablesOf(template.text)).toEqual(names);
  });

  it('holds no mistake and no triple braces', () => {
    const parts = Object.values(template);

    expect(parts.flatMap(mistakesOf)).toEqual([]);
    expect(parts.filter((part) => part.includes('{{{') || part.includes('{{&'))).toEqual([]);
  });

  it('goes to a fixed address, answers to the guest, and quotes no guest in the subject', () => {
    expect(template.to.trim()).toBe('bookings@lamanai-day-tours.example');
    expect(template.replyTo.trim()).toBe('{{email}}');
    expect(template.subject.trim()).toBe(
      'Request {{reference}}: {{tourPlace}}, {{shortDate}}, {{guests}}',
    );
    expect(template.fromName.trim()).toBe('Lamanai Day Tours website');
  });

  it('is small, loads nothing, and links to nothing but the number to call', () => {
    expect(Buffer.byteLength(template.html)).toBeLessThan(10_000);
    expect(template.html).not.toMatch(/https?:|\/\/|url\(|@import|\bsrc=|<script|<form/i);
    expect(template.html.match(/\bhref=\S*/g)).toEqual(['href="tel:{{callNumber}}"']);
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      rules: {
        // Mail clients honour inline styles and the old table attributes before anything else.
        'no-inline-style': 'off',
        'no-deprecated-attr': 'off',
      },
    });

    const report = await validator.validateString(template.html);

    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('adapts to narrow screens and to dark mode', () => {
    expect(template.html).toContain(
      'name="viewport" content="width=device-width, initial-scale=1"',
    );
    expect(template.html).toContain('name="color-scheme" content="light dark"');
    expect(template.html).toContain('@media (prefers-color-scheme: dark)');
    expect(template.html).toContain('max-width: 600px');
    expect(template.html).not.toMatch(/\bwidth="(?!100%)/);
  });

  it('keeps the line breaks of what guests wrote', () => {
    for (const name of ['hotelPickup', 'hotelName', 'dietaryRestrictions', 'specialRequirements']) {
      expect(template.html).toContain(
        `<td style="white-space: pre-line" dir="auto">{{${name}}}</td>`,
      );
    }
  });

  it.each(['html', 'text'] as const)('speaks of a request in its %s', (part) => {
    const words = template[part].replace(/\s+/g, ' ').toLowerCase();

    expect(words).toContain('booking request {{reference}}');
    expect(words).toContain('not confirmed until you answer');
    expect(words).toContain('answer within 24 hours (belize time)');
    expect(words).toContain('two e-mails with the same reference are one request');
    expect(words).not.toMatch(/\b(booked|reserved|reservation)\b/);
    expect(words.match(/\w+ confirmed/g)).toEqual(['not confirmed', 'fully confirmed']);
  });

  it.each(['html', 'text'] as const)('quotes the policy of the site in its %s', (part) => {
    expect(template[part].replace(/\s+/g, ' ')).toContain(`{{cancellation}} ${weatherPolicy}`);
  });

  it.each(['html', 'text'] as const)('names the currency of every amount in its %s', (part) => {
    const plain = ['pricePerPerson', 'total_price', 'depositAmount', 'balanceDue'];
    const words = template[part].replace(/\s+/g, ' ');

    for (const amount of plain) {
      expect(words.split(`{{${amount}}}`)).toHaveLength(2);
      expect(words).toContain(`USD {{${amount}}}`);
    }
    expect(words).not.toContain('$');
  });

  it.each(['html', 'text'] as const)(
    'says in the first lines of its %s what, when, how many, who, and how to reach them',
    (part) => {
      const start = template[part].indexOf('{{tour_title}}');
      const head = template[part].slice(start, template[part].indexOf('{{to_name}}'));

      expect(variablesOf(head)).toEqual([
        'callNumber',
        'countdown',
        'email',
        'from_name',
        'guests',
        'longDate',
        'phone',
        'tour_title',
      ]);
    },
  );

  it.each(['html', 'text'] as const)('has the order in which its %s is worked through', (part) => {
    const source = template[part];
    const order = [
      'longDate',
      'shortNotice',
      'totalUsd',
      'depositUsd',
      'balanceUsd',
      'refunds',
      'dietaryRestrictions',
      'specialRequirements',
      'replyYes',
      'replyOtherDay',
      'replyNo',
    ];
    const places = order.map((name) => source.indexOf(`{{${name}}}`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });
});

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
    expect(repliesOf(mail)).toEqual([params.replyYes, params.replyOtherDay, params.replyNo]);
    expect(mail.source).toContain(
      'From: Lamanai Day Tours website <website@lamanai-day-tours.example>',
    );
    expect(headerNamesOf(mail)).toEqual(expectedHeaders);
    expect(sharedDesk().warnings).toEqual([]);
  });

  it('holds every line though all is empty', async () => {
    const empty = Object.fromEntries(names.map((name) => [name, ''])) as MailParameters;

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
    'x&bcc=thief@example.org',
    '漢字 😀 e\u0301 \uD83D',
    'x'.repeat(5000),
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
    const mail = await mailed({
      ...params,
      reference: 'LAM-ACDE347-2',
      replaces: 'LAM-ACDE347',
      doubt: 'It was filled in fast.',
      shortNotice: 'Soon.',
      addressDoubt: 'Odd.',
      largeGroup: '20 persons.',
      offer: 'Ten off.',
    });
    const note = mail.html?.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

    expect(mail.subject).toBe(bookingSubject.replace('ACDE347', 'ACDE347-2'));
    expect(note).toContain('Replaces LAM-ACDE347, should that have arrived: this one counts.');
    expect(note).toContain('Doubtful: It was filled in fast.');
    expect(textOf(mail)).toContain('REPLACES LAM-ACDE347, should that have arrived');
    expect(textOf(mail)).toContain('DOUBTFUL: It was filled in fast.');
    for (const flag of [
      'Short notice: Soon.',
      'E-mail address: Odd.',
      'Large group: 20 persons.',
      'Offer: Ten off.',
    ]) {
      const [label = '', text] = flag.split(': ');
      expect(note).toContain(flag);
      expect(textOf(mail)).toContain(`${label.toUpperCase()}: ${text}`);
    }
  });

  it('survives any words in any field', async () => {
    const anyWords = fc.record(
      Object.fromEntries(names.map((name) => [name, hostileText(200)])),
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

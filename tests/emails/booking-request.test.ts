import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTemplateProblems } from '#tools/doctor/check-template.ts';
import { variablesOf } from '#tools/mail-desk/render.ts';
import { type MailTemplate, readTemplate } from '#tools/mail-desk/template-files.ts';

let template: MailTemplate;
beforeAll(async () => {
  template = await readTemplate();
});

describe('the template of the staff email', () => {
  it('the staff email template uses exactly the parameters that the site sends', () => {
    expect(findTemplateProblems(template)).toEqual([]);
  });

  it('the staff email template has the subject "Booking request" with the reference', () => {
    expect(template.subject.trim()).toBe('Booking request {{reference}}');
  });

  it('the preview text of the staff email template starts with place, day and guests', () => {
    const [, preview = ''] =
      /<div style="display: none; mso-hide: all">([\s\S]*?)<\/div>/.exec(template.html) ?? [];
    expect(preview.trim()).toBe(
      '{{tourPlace}}, {{shortDate}}, {{guests}}: {{from_name}}, {{phone}}',
    );
  });

  it('the staff email template loads nothing from other servers', () => {
    expect(template.html.replace('https://', '')).not.toMatch(
      /https?:|\/\/|url\(|@import|\bsrc=|<script|<form/i,
    );
    expect(template.html.match(/\bhref=\S*/g)).toEqual([
      'href="tel:{{callNumber}}"',
      'href="https://www.lamanai-day-tours.example/answer#{{answer_code}}"',
    ]);
  });

  it('the staff email template has less than 10 kB', () => {
    expect(Buffer.byteLength(template.html)).toBeLessThan(10_000);
  });

  it('the staff email template is valid HTML', async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard'],
      rules: {
        // Email programs support inline styles and the old table attributes best.
        'no-inline-style': 'off',
        'no-deprecated-attr': 'off',
      },
    });

    const { results } = await validator.validateString(template.html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('the staff email template adapts to narrow screens and dark mode', () => {
    for (const words of [
      'name="viewport" content="width=device-width, initial-scale=1"',
      'name="color-scheme" content="light dark"',
      '@media (prefers-color-scheme: dark)',
      'max-width: 600px',
    ]) {
      expect(template.html).toContain(words);
    }
    expect(template.html).not.toMatch(/\bwidth="(?!100%)/);
  });

  it('the staff email template keeps the line breaks of special requirements', () => {
    expect(template.html).toContain(
      '<pre style="margin: 0; font: inherit; white-space: pre-wrap">\n{{specialRequirements}}</pre>',
    );
  });

  it.each(['html', 'text'] as const)(
    'the %s part of the staff email template does not claim a confirmed booking',
    (part) => {
      const words = template[part].replace(/\s+/g, ' ').toLowerCase();

      expect(words).toContain('booking request {{reference}}');
      expect(words).toContain('not confirmed until you answer');
      expect(words).toContain('answer within {{answertime}}.');
      expect(words).toContain('as shown to the guest: {{cancellation}} {{weather}}');
      expect(words).toContain('two emails with the same reference are one request');
      expect(words).not.toMatch(/\b(booked|reserved|reservation)\b/);
      expect(words.match(/\w+ confirmed/g)).toEqual(['not confirmed', 'fully confirmed']);
    },
  );

  it.each(['html', 'text'] as const)(
    'the %s part of the staff email template shows the currency of every amount',
    (part) => {
      const words = template[part].replace(/\s+/g, ' ');

      expect(words).toContain(
        '{{participants}} × {{currency}} {{pricePerPerson}} = {{currency}} {{total_price}}, deposit {{currency}} {{depositAmount}}, balance {{currency}} {{balanceDue}}.',
      );
      for (const amount of ['pricePerPerson', 'total_price', 'depositAmount', 'balanceDue']) {
        expect(words.split(`{{${amount}}}`)).toHaveLength(2);
      }
      expect(words).not.toMatch(/\$|\bUSD\b/);
    },
  );

  it.each(['html', 'text'] as const)(
    'the %s part of the staff email template starts with tour, date, guests and contacts',
    (part) => {
      const start = template[part].indexOf('{{tour_title}}');
      const head = template[part].slice(start, template[part].indexOf('{{to_name}}'));

      expect(variablesOf(head).join(' ')).toBe(
        'answer_code callExtension callNumber countdown departed departure email from_name guests longDate phone phoneDoubt sentOn shortNotice tour_title',
      );
    },
  );

  it.each(['html', 'text'] as const)(
    'the %s part of the staff email template has its sections in the order in which staff use them',
    (part) => {
      const source = template[part];
      const order = [
        'longDate',
        'answer_code',
        'shortNotice',
        'totalUsd',
        'depositUsd',
        'balanceUsd',
        'refunds',
        'dietaryRestrictions',
        'specialRequirements',
      ];
      const places = order.map((name) => source.indexOf(`{{${name}}}`));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    },
  );
});

import { describe, expect, test } from 'vitest';

import { contentDir } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';
import { mailParameterNames } from '#domain/booking/mail-parameters.ts';
import { tasks } from '#tests/support/findings.ts';
import { guestWordsFindings, liveGuestWordsFindings } from '#tools/doctor/guest-words.ts';
import { fine, look, report, todo } from '#tools/doctor/finding.ts';
import { privacyFindings } from '#tools/doctor/privacy.ts';
import { settingsFindings } from '#tools/doctor/settings.ts';
import { templateFindings } from '#tools/doctor/template.ts';
import { isPlaceholder } from '#tools/release/setting-problems.ts';

const ready = {
  VITE_COMPANY_NAME: 'River & Ruins',
  VITE_SITE_URL: 'https://www.river-ruins.com',
  VITE_COMPANY_EMAIL: 'hello@river-ruins.com',
  VITE_COMPANY_PHONE: '+1 888 234 5678',
  VITE_COMPANY_WHATSAPP: '',
  VITE_COMPANY_ADDRESS: '1 River Road',
  VITE_SISTER_TOURS_NAME: 'River Tours',
  VITE_SISTER_TOURS_URL: 'https://tours.river-ruins.com',
  VITE_SISTER_VACATIONS_NAME: 'River Holidays',
  VITE_SISTER_VACATIONS_URL: 'https://holidays.river-ruins.com',
  VITE_EMAILJS_SERVICE_ID: 'service_abc',
  VITE_EMAILJS_TEMPLATE_ID: 'template_abc',
  VITE_EMAILJS_PUBLIC_KEY: 'abc',
};
const samples = { VITE_COMPANY_ADDRESS: '1 Sample Road', VITE_EMAILJS_PUBLIC_KEY: 'xxx' };

describe('the settings', () => {
  test('the doctor requires no action if all settings are set', () => {
    expect(tasks(settingsFindings(ready, samples))).toEqual([]);
  });

  test.each([
    [
      { VITE_COMPANY_PHONE: '+1 800 555 0142', VITE_COMPANY_EMAIL: 'a@b.example' },
      'The pages show the placeholders "a@b.example" and "+1 800 555 0142".',
    ],
    [
      { VITE_EMAILJS_PUBLIC_KEY: 'xxx' },
      'No request can reach you: the account at EmailJS is not named.',
    ],
    [
      { VITE_EMAILJS_ORIGIN: 'http://127.0.0.1:1' },
      'Requests go to http://127.0.0.1:1 and not to EmailJS.',
    ],
    [
      { VITE_COMPANY_NAME: '"River & Ruins"', VITE_COMPANY_ADDRESS: '“1 River Road”' },
      'The value of VITE_COMPANY_NAME and VITE_COMPANY_ADDRESS is in quotation marks, and the pages show them.',
    ],
    [{ VITE_TYPO: '1' }, expect.stringContaining('VITE_TYPO is not a setting of this site')],
  ])('the doctor reports a problem in the settings %j', (wrong, text) => {
    expect(tasks(settingsFindings({ ...ready, ...wrong }, samples))).toEqual([text]);
  });

  test('the doctor accepts a name that begins and ends with quoted words', () => {
    const name = '"Zoë" & "Sons"';
    expect(tasks(settingsFindings({ ...ready, VITE_COMPANY_NAME: name }, samples))).toEqual([]);
  });

  test('the doctor shows the company name exactly as it was read', () => {
    const name = 'Zoë & "Sons" Tours';
    const own = { VITE_COMPANY_NAME: name, VITE_COMPANY_ADDRESS: '1 Sample Road' };
    const findings = settingsFindings({ ...ready, ...own }, samples);
    expect(findings).toContainEqual(fine(`The name of the company is read as: ${name}`));
    expect(tasks(findings)).toEqual([]);
    expect(findings.map(({ text }) => text)).toContain(
      'The pages show the sample "1 Sample Road".',
    );
  });

  test.each([
    ['https://www.a.example', true],
    ['a@example.com', true],
    ['tel:+18005550142', true],
    ['+501 555 0142', true],
    ['http://localhost:4173', true],
    ['https://www.example-tours.com', false],
    ['a@river.com', false],
    ['+1 888 234 5678', false],
  ])('isPlaceholder for %s returns %s', (value, placeholder) => {
    expect(isPlaceholder(value)).toBe(placeholder);
  });
});

test('the doctor reports a missing privacy page', () => {
  const content = readContent(contentDir);
  const { 'plain-pages/privacy': privacy, ...others } = content;
  const missing = [expect.stringMatching(/^There is no privacy page/)];
  expect(tasks(privacyFindings({ 'plain-pages/privacy': privacy }))).toEqual([]);
  expect(tasks(privacyFindings({}))).toEqual(missing);
  const offSite = { ...(privacy as object), isOffSite: true };
  expect(tasks(privacyFindings({ 'plain-pages/privacy': offSite }))).toEqual(missing);
  expect(tasks(privacyFindings({ ...others, 'plain-pages/privacy': {} }))).toEqual(missing);
});

const review = {
  author: 'A',
  location: 'B',
  date: '2026-01-01',
  rating: 4,
  text: 'We came by boat.',
} as const;
const sample = { ...review, sample: true } as const;

test('the doctor reports the number of sample reviews and the resulting average', () => {
  expect(tasks(guestWordsFindings([review], []))).toEqual([]);
  expect(tasks(guestWordsFindings([review, sample], [sample]))).toEqual([
    '1 of 2 reviews in content/reviews.json are samples, and search engines are told an average of 4 from them.',
    '1 of 1 testimonials in content/home.json are samples.',
  ]);
});

test('the doctor reports invented words that are published as if guests had written them', () => {
  const text = 'Howler monkeys above. It was humid and I was glad of long sleeves after the rain.';
  const invented = { ...review, text };
  const home = `<figure class="a"><p>${text}</p></figure><figure><p>We came.</p></figure>`;
  const asReal = (subject: string) =>
    `${subject} were invented for this site, but are not marked as samples, so that guests take them for real.`;
  expect(tasks(guestWordsFindings([review, invented], [invented]))).toEqual([
    asReal('1 of 2 reviews in content/reviews.json'),
    asReal('1 of 1 testimonials in content/home.json'),
  ]);
  expect(tasks(liveGuestWordsFindings(home, '', []))).toEqual([
    asReal('1 of 2 testimonials on the home page'),
  ]);
});

describe('a published rating', () => {
  const tourPage = (average: number, count: number) =>
    `"aggregateRating":{"ratingValue":${average},"reviewCount":${count}}`;
  const invented =
    'Search engines are told an average of 4 from 2 reviews, of which content/reviews.json has 1 as samples.';
  const stale = 'The rating that search engines are told is not the one of content/reviews.json.';

  test.each([
    ['from guests', '', tourPage(4, 1), [review], []],
    ['from a sample', '', tourPage(4, 2), [review, sample], [invented]],
    ['of an older build', '', tourPage(4.6, 5), [review], [stale]],
    ['that is missing', '', '', [review], [stale]],
    ['that is missing without any review', '', '', [], []],
    [
      'next to an example testimonial',
      '<figure class="a" data-sample="true"><p>',
      tourPage(4, 1),
      [review],
      ['Testimonials on the home page that are marked as examples: 1.'],
    ],
  ])(
    'the doctor compares a published rating with the reviews: a rating %s',
    (_, home, html, reviews, expected) => {
      expect(tasks(liveGuestWordsFindings(home, html, reviews))).toEqual(expected);
    },
  );
});

describe('the email template', () => {
  const body = mailParameterNames.map((name) => `{{${name}}}`).join(' ');
  const template = {
    html: body,
    text: body,
    subject: 'Booking request {{reference}}',
    fromName: 'River website',
    to: 'a@river.com',
    replyTo: '{{email}}\n',
  };

  test.each([
    [{}, []],
    [{ html: `${body} {{extra}}` }, [expect.stringContaining('names extra')]],
    [{ text: body.replace('{{phone}}', '') }, [expect.stringContaining('leaves out phone')]],
    [{ subject: '{{from_name}}' }, [expect.stringContaining('The subject contains from_name')]],
    [{ subject: '{{tourPlace}}' }, [expect.stringContaining('The subject contains tourPlace')]],
    [
      { html: `${body} <a href="{{phone}}">` },
      [expect.stringContaining('A link in the email is {{phone}}')],
    ],
    [
      { html: `${body} <a HREF = 'https://{{phone}}/a'>` },
      [expect.stringContaining('A link in the email is https://{{phone}}/a')],
    ],
    [{ html: `${body} <a href="tel:{{phone}}"><a href="https://a.com/answer#{{phone}}">` }, []],
    [{ replyTo: 'a@river.com' }, [expect.stringContaining('Reply To is not')]],
    [{ html: `${body}{{{phone}}}` }, [expect.stringContaining('illegal tag {{{phone}}}')]],
  ])('the doctor reports the expected problems of an email template with %j', (wrong, expected) => {
    expect(tasks(templateFindings({ ...template, ...wrong }))).toEqual(expected);
  });
});

test('only a failed check makes the doctor call the site unhealthy', () => {
  const well = report([{ title: 'A', findings: [fine('Good.'), look('Hm.', 'See.')] }]);
  const unwell = report([{ title: 'A', findings: [todo('Bad.', 'Mend.')] }]);
  expect([well.isUnwell, unwell.isUnwell]).toEqual([false, true]);
  expect(well.text).toContain('To do: 0. To look at: 1.');
  expect(unwell.text).toContain('TO DO    Bad.\n           -> Mend.');
});

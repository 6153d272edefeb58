import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, onTestFinished, test } from 'vitest';

import { mailParameterNames } from '#domain/mail-parameters.ts';
import { tourList } from '#content/tour-list.ts';
import type { WholeTour } from '#content/tour.ts';
import { type Finding, fine, look, todo } from '#tools/doctor/finding.ts';
import { hostNamed } from '#tools/doctor/host.ts';
import { ageFindings, contactFindings, liveChapters, plainFindings } from '#tools/doctor/live.ts';
import { networkNext, networkWords } from '#tools/doctor/network.ts';
import { noticesFindings } from '#tools/doctor/notices.ts';
import { isUnwell, reportText } from '#tools/doctor/report.ts';
import { guestWordsFindings } from '#tools/doctor/samples.ts';
import { isPlaceholder, samplesIn, settingsFindings } from '#tools/doctor/settings.ts';
import { templateFindings } from '#tools/doctor/template.ts';
import { discountOf, minutesOf, tourFindings } from '#tools/doctor/tour-rules.ts';

const tasks = (findings: readonly Finding[]) =>
  findings.filter(({ grade }) => grade === 'todo').map(({ text }) => text);

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
const samples = samplesIn(
  '# Words\n# VITE_COMPANY_ADDRESS="1 Sample Road"\n# VITE_EMAILJS_PUBLIC_KEY="xxx"\n',
);

describe('settings', () => {
  test('that are all set leave nothing to do', () => {
    expect(tasks(settingsFindings(ready, samples))).toEqual([]);
  });

  test.each([
    [{ VITE_COMPANY_PHONE: '+1 800 555 0142' }, 'The pages show the placeholder +1 800 555 0142.'],
    [{ VITE_COMPANY_EMAIL: 'a@b.example' }, 'The pages show the placeholder a@b.example.'],
    [
      { VITE_EMAILJS_PUBLIC_KEY: 'xxx' },
      'No request can reach you: the account at EmailJS is not named.',
    ],
    [
      { VITE_EMAILJS_ORIGIN: 'http://127.0.0.1:1' },
      'Requests go to http://127.0.0.1:1 and not to EmailJS.',
    ],
    [{ VITE_SITE_URL: 'river' }, expect.stringContaining('VITE_SITE_URL must be a web address')],
    [{ VITE_TYPO: '1' }, expect.stringContaining('VITE_TYPO is not a setting of this site')],
  ])('%j is named', (wrong, text) => {
    expect(tasks(settingsFindings({ ...ready, ...wrong }, samples))).toEqual([text]);
  });

  test('a sample that may be true is only to be looked at', () => {
    const findings = settingsFindings({ ...ready, VITE_COMPANY_ADDRESS: '1 Sample Road' }, samples);
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
  ])('%s is a placeholder: %s', (value, placeholder) => {
    expect(isPlaceholder(value)).toBe(placeholder);
  });
});

describe("guests' words", () => {
  const review = {
    author: 'A',
    location: 'B',
    date: '2026-01-01',
    rating: 4,
    text: 'We came by boat.',
  } as const;
  const sample = { ...review, sample: true } as const;

  test('of guests are fine', () => {
    expect(tasks(guestWordsFindings([review], [review]))).toEqual([]);
    expect(tasks(guestWordsFindings([], []))).toEqual([]);
  });

  test('that came with the site are counted, with the average that they make', () => {
    expect(tasks(guestWordsFindings([review, sample], [sample]))).toEqual([
      '1 of 2 reviews in src/content/reviews.ts are samples, and search engines are told an average of 4 from them.',
      '1 of 1 testimonials in src/content/home.ts are samples.',
    ]);
  });

  test('are known by their mark, whatever they say', () => {
    const rewritten = { ...sample, text: 'Our own wording of it.' };
    const alike = { ...review, text: 'A well-paced day. The boat back is faster.' };
    expect(tasks(guestWordsFindings([rewritten], [alike]))).toEqual([
      expect.stringContaining('1 of 1 reviews'),
    ]);
  });
});

describe('tours', () => {
  const [first] = tourList;
  const whole: WholeTour = first;
  const publicDir = 'public';

  test.each<[Partial<WholeTour>, string]>([
    [{ title: ' ', id: 'a' }, 'nothing stands in title'],
    [{ slug: 'Über' }, 'the short address "Über"'],
    [{ priceUsd: 0, typicalPriceUsd: 10, discountPercent: 100 }, 'the price 0 is no price'],
    [{ discountPercent: 1 }, 'the badge says 1% off'],
    [
      {
        itinerary: [
          { time: '9:00 AM', text: 'a' },
          { time: '8:00 AM', text: 'b' },
        ],
      },
      'do not run forward',
    ],
    [{ itinerary: [{ time: '9 o’clock', text: 'a' }] }, 'do not run forward'],
  ])('%j is named', (wrong, problem) => {
    expect(tasks(tourFindings([{ ...whole, ...wrong }], publicDir))).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test('are whole as they stand', () => {
    expect(tasks(tourFindings(tourList, publicDir))).toEqual([]);
  });

  test('that are gone keep no address of one that is there', () => {
    expect(tasks(tourFindings(tourList, publicDir, { former: ['corozal'] }))).toEqual([]);
    expect(tasks(tourFindings(tourList, publicDir, { former: [whole.slug, whole.id] }))).toEqual([
      `The address /tour/${whole.slug} leads elsewhere, but it is a tour's.`,
      `The address /tour/${whole.id} leads elsewhere, but it is a tour's.`,
    ]);
  });

  test('that are gone have no card on the history page', () => {
    const cards = [whole.slug, 'corozal'];
    expect(tasks(tourFindings(tourList, publicDir, { cards }))).toEqual([
      'The history page has a card for the tour "corozal", and no tour has this short address.',
    ]);
  });

  test('whose picture is misspelled are named', () => {
    const image = 'hopkinss' as WholeTour['image'];
    expect(tasks(tourFindings([{ ...whole, image }], publicDir))).toEqual([
      `${whole.title}: there is no picture file by the name hopkinss.`,
    ]);
  });

  test('with the same address or without pictures are named', () => {
    expect(
      tasks(
        tourFindings(
          [whole, { ...whole, title: 'B', id: 'b', footerLabel: 'B', shortDescription: 'B' }],
          publicDir,
        ),
      ),
    ).toEqual([`Two tours have the same slug, "${whole.slug}".`]);
    const forgotten = { ...whole, title: 'B', id: 'b', slug: 'b', footerLabel: 'B' };
    expect(tasks(tourFindings([whole, forgotten], publicDir))).toEqual([
      expect.stringContaining('Two tours have the same shortDescription'),
    ]);
    expect(tasks(tourFindings([whole], 'nowhere'))).toEqual([
      expect.stringContaining('there is no picture file /images/'),
    ]);
  });

  test.each([
    ['8:00 AM', 480],
    ['12:30 AM', 30],
    ['12:30 PM', 750],
    ['8:00', NaN],
  ])('%s is minute %d', (time, minute) => {
    expect(minutesOf(time)).toBe(minute);
  });

  test('the discount is the whole per cent of the two prices', () => {
    expect(discountOf({ priceUsd: 75, typicalPriceUsd: 100 })).toBe(25);
  });
});

describe('the e-mail', () => {
  const body = mailParameterNames.map((name) => `{{${name}}}`).join(' ');
  const template = {
    html: body,
    text: body,
    subject: 'Request {{reference}}',
    fromName: 'River website',
    to: 'a@river.com',
    replyTo: '{{email}}\n',
  };
  const company = { name: 'River', email: 'a@river.com' };

  test.each([
    [{}, []],
    [{ html: `${body} {{extra}}` }, [expect.stringContaining('names extra')]],
    [{ text: body.replace('{{phone}}', '') }, [expect.stringContaining('leaves out phone')]],
    [{ subject: '{{from_name}}' }, [expect.stringContaining('The subject holds from_name')]],
    [{ fromName: '{{guests}}' }, [expect.stringContaining('From Name is not fixed')]],
    [{ to: '{{email}}' }, [expect.stringContaining('To is not fixed')]],
    [{ replyTo: 'a@river.com' }, [expect.stringContaining('Reply To is not')]],
    [{ html: `${body}{{{phone}}}` }, [expect.stringContaining('illegal tag {{{phone}}}')]],
  ])('with %j is told', (wrong, expected) => {
    expect(tasks(templateFindings({ ...template, ...wrong }, company))).toEqual(expected);
  });
});

describe('a live site', () => {
  test.each([
    ['gmail', '"gmail" is no web address.', 'Write it like https://www.example.com'],
    ['ftp://a.b', '"ftp://a.b" is no web address.', 'Write it like https://www.example.com'],
    [
      'http://127.0.0.1:1',
      'http://127.0.0.1:1 gives no answer: nothing answers there.',
      'See that the server is running, and for this address.',
    ],
    [
      'localhost:1/tours',
      'https://localhost:1 gives no answer: nothing answers there.',
      'See that the server is running, and for this address.',
    ],
  ])('at %s is answered with a sentence, and with what to do', async (address, text, next) => {
    const [chapter] = await liveChapters(address, {});
    expect(chapter?.findings).toEqual([todo(text, next)]);
  });

  test.each([
    ['CERT_HAS_EXPIRED', 'its certificate has expired', 'Renew it at the host.'],
    [
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'its certificate is for another name',
      'Have the host issue one for this name.',
    ],
    [
      'ENOTFOUND',
      'this name is not known on the internet',
      'Look for a typing mistake, or set the name up where you bought it.',
    ],
    ['?', 'odd', 'Check the address and the connection, then try again.'],
  ])('that cannot be asked for %s is told why and what to do', (code, text, next) => {
    const error = Object.assign(new Error('odd'), { code });
    expect([networkWords(error), networkNext(error)]).toEqual([text, next]);
  });

  test.each<[location: string | undefined, grade: string]>([
    ['https://www.river-ruins.com/', 'fine'],
    ['/home', 'todo'],
    [undefined, 'todo'],
  ])('that by http leads to %s is %s', async (location, grade) => {
    const server = createServer((_, response) => {
      response.writeHead(location ? 301 : 200, location ? { Location: location } : {}).end();
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening);
    });
    const { port } = server.address() as AddressInfo;
    expect(await plainFindings(`http://127.0.0.1:${port}`)).toMatchObject([{ grade }]);
  });

  test('that by http does not answer is to be looked at', async () => {
    expect(await plainFindings('http://127.0.0.1:1')).toMatchObject([{ grade: 'look' }]);
  });

  test.each([
    ['cloudflare', 'Cloudflare'],
    ['Netlify', 'Netlify'],
    ['nginx/1.22.1', 'nginx'],
    [undefined, undefined],
  ])('that says %s is hosted by %s', (server, name) => {
    expect(hostNamed(server)).toBe(name);
  });

  test.each([
    [
      'Fri, 20 Nov 2026 18:00:00 GMT',
      'The home page was published on November 20, 2026 (2 days ago).',
    ],
    [undefined, 'The host does not say how old this build is.'],
  ])('changed %s: %s', (date, text) => {
    expect(ageFindings(date, new Date('2026-11-22T20:00:00Z'))).toEqual([fine(text)]);
  });

  test('whose contacts are real is fine', () => {
    expect(tasks(contactFindings('<a href="tel:+18882345678">'))).toEqual([]);
    expect(tasks(contactFindings('<a href="tel:+18005550142">'))).toHaveLength(1);
  });

  test('that closes nothing says so, and a wrong entry is named', () => {
    expect(noticesFindings('{"closedDays":[],"banner":null}', '2026-11-22')).toEqual([
      fine('No day is closed.'),
    ]);
    expect(
      tasks(noticesFindings('{"closedDays":[{"day":"soon","reason":"x"}]}', '2026-11-22')),
    ).toEqual([expect.stringContaining('entry 1, "day": must be a day of the calendar')]);
  });
});

test('only what must be done makes the report one of a site that is unwell', () => {
  const well = [{ title: 'A', findings: [fine('Good.'), look('Hm.', 'See.')] }];
  const unwell = [{ title: 'A', findings: [todo('Bad.', 'Mend.')] }];
  expect([isUnwell(well), isUnwell(unwell)]).toEqual([false, true]);
  expect(reportText(well)).toContain('Nothing must be done. To look at: 1.');
  expect(reportText(unwell)).toContain('TO DO    Bad.\n           -> Mend.');
});

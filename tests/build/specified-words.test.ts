import { Window } from 'happy-dom';
import { expect, test } from 'vitest';

import { cancellationLine } from '#content/content.data.ts';
import {
  headerLinks,
  pageLinks,
  quickLinks,
  specifiedHistoryCards,
  specifiedTopics,
  specifiedTours,
  specifiedWords,
} from '#tests/support/specification.ts';

import { fileOf, readSiteFile } from './site-files.ts';

const { DOMParser } = new Window();

async function open(path: string) {
  const html = await readSiteFile(fileOf(path));
  return new DOMParser().parseFromString(html, 'text/html');
}

type Page = Awaited<ReturnType<typeof open>>;
type Part = Pick<Page, 'querySelectorAll'>;

const find = (page: Part, selector: string) => [...page.querySelectorAll(selector)];
const textOf = ({ textContent }: { textContent: string }) => textContent.replaceAll(/\s+/g, ' ');
const textsOf = (page: Part, selector: string) => find(page, selector).map(textOf);
const linksOf = (page: Part, selector: string) =>
  find(page, selector).map((link) => [textOf(link), link.getAttribute('href')]);
const contentOf = (page: Page, name: string) =>
  find(page, `meta[name="${name}"], meta[property="${name}"]`).map((tag) =>
    tag.getAttribute('content'),
  );

const paths = ['/', '/tours', '/faq', '/history', '/about', '/book', '/booking-success'];
const tourPaths = specifiedTours.map(({ id }) => `/tour/${id}`);
const crumbs: Readonly<Record<string, readonly string[]>> = {
  '/tours': ['Home', 'Tours'],
  '/faq': ['Home', 'FAQ'],
  '/history': ['Home', 'History'],
  '/about': ['Home', 'About Us'],
  '/book': ['Home', 'Book Now'],
  '/booking-success': ['Home', 'Booking Confirmation'],
  ...Object.fromEntries(tourPaths.map((path) => [path, ['Home', 'Tours', 'Tour Details']])),
};

test.each(Object.entries(specifiedWords))(
  'the prerendered page %s has the specified words in their order',
  async (path, words) => {
    const [text = ''] = textsOf(await open(path), 'main');
    let end = 0;
    const missing = words.filter((word) => {
      const start = text.indexOf(word, end);
      if (start >= 0) end = start;
      return start < 0;
    });
    expect(missing).toEqual([]);
  },
);

test.each([...paths, ...tourPaths])(
  'the prerendered page %s has the tags for search and sharing, and its breadcrumbs',
  async (path) => {
    const page = await open(path);
    expect(page.title).not.toBe('');
    expect(contentOf(page, 'description')).toEqual([expect.stringMatching(/^.{80,}$/)]);
    expect(contentOf(page, 'og:image')).toEqual([expect.stringMatching(/^https:\/\/.+\.jpg$/)]);
    expect(contentOf(page, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(page, 'og:image:height')).toEqual(['630']);
    expect(contentOf(page, 'twitter:card')).toEqual(['summary_large_image']);
    const steps = find(page, '[aria-label="Breadcrumb"] :is(a, [aria-current="page"])');
    expect(steps.map(textOf)).toEqual(crumbs[path] ?? []);
    expect(steps.at(-1)?.hasAttribute('href') ?? false).toBe(false);
  },
);

test.each(specifiedTours)('the prerendered page of $id has the facts of its tour', async (tour) => {
  const page = await open(`/tour/${tour.id}`);
  expect(page.title).toMatch(new RegExp(`^${tour.title} .+`));
  expect(textsOf(page, 'h1')).toEqual([tour.title]);
  expect(contentOf(page, 'og:image')).toEqual([expect.stringContaining(`/${tour.id}.jpg`)]);
  const [ticket = ''] = textsOf(page, '[aria-label="Price and booking"]');
  expect(ticket).toContain(
    `${tour.discountPercent}% offLimited time dealNow US$${tour.priceUsd} Typical price US$${tour.typicalPriceUsd}per person, in USD`,
  );
  const [data = ''] = textsOf(page, 'script[type="application/ld+json"]');
  expect(data).toMatch(/"Product".*"ratingValue":.*"reviewCount":.*/);
  expect(data).toMatch(/"bestRating":"?5.*"worstRating":"?1/);
  expect(textsOf(page, 'main :is(h2, h3)').filter((heading) => /reviews/i.test(heading))).toEqual(
    [],
  );
});

test('the prerendered tour page has its refund terms once, four questions and three other tours', async () => {
  const page = await open('/tour/lamanai-tour-hopkins');
  const [text = ''] = textsOf(page, 'main');
  expect(text.split(cancellationLine)).toHaveLength(2);
  const addresses = find(page, 'main a').map((link) => link.getAttribute('href') ?? '');
  expect(addresses.filter((address) => address.startsWith('/faq#'))).toHaveLength(4);
  expect(addresses.filter((address) => address.startsWith('/tour/'))).toHaveLength(3);
});

test('the prerendered confirmation page leads to phone, email and WhatsApp if no reply comes', async () => {
  const links = linksOf(await open('/booking-success'), '[aria-labelledby="questions"] a');
  expect(links.map(([, address]) => address?.replace(/[:.].*/, ''))).toEqual([
    'tel',
    'mailto',
    'https',
  ]);
});

test('the prerendered header and its menu link to the specified pages and contacts', async () => {
  const page = await open('/faq');
  expect(linksOf(page, 'header [aria-label="Main"] a')).toEqual([...headerLinks, ...headerLinks]);
  expect(find(page, 'header a').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/',
      '/book',
      expect.stringMatching(/^https:\/\/wa\.me\//),
      expect.stringMatching(/^mailto:/),
    ]),
  );
});

test('the prerendered footer links to the specified tours, pages and sister companies', async () => {
  const page = await open('/faq');
  expect(textsOf(page, 'footer h2')).toEqual(
    expect.arrayContaining(['About', 'Our Tours', 'Quick Links', 'Contact Us']),
  );
  const links = linksOf(page, 'footer nav a');
  expect(links).toEqual(
    expect.arrayContaining(
      specifiedTours.map(({ id, footerLabel }) => [footerLabel, `/tour/${id}`]),
    ),
  );
  expect(links).toEqual(expect.arrayContaining([...quickLinks]));
});

test.each(Object.entries(pageLinks))(
  'the prerendered page %s has the specified links',
  async (path, links) => {
    expect(linksOf(await open(path), 'main a')).toEqual(expect.arrayContaining([...links]));
  },
);

test('the prerendered booking information links to phone, email and WhatsApp', async () => {
  const links = linksOf(await open('/book'), '[aria-labelledby="booking-information"] a');
  expect(links.map(([, address]) => address?.replace(/[:.].*/, ''))).toEqual([
    'tel',
    'mailto',
    'https',
  ]);
});

test('the prerendered hero of the home page has the four specified slides', async () => {
  const slides = find(await open('/'), '[aria-label$=" of 4"]');
  const links = slides.map((slide) => linksOf(slide, 'a').map(([, address]) => address));
  expect(links).toEqual([
    ['/tours', '/book'],
    ['/tours', '/book'],
    ['/about', '/book'],
    ['/tours', '/book'],
  ]);
});

test('the prerendered tour list shows every tour with its price, and no Most Booked ribbon', async () => {
  const page = await open('/tours');
  expect(textsOf(page, 'main article')).toEqual(
    specifiedTours.map(({ title, priceUsd, typicalPriceUsd, discountPercent }) =>
      expect.stringMatching(
        new RegExp(
          `^${discountPercent}% off.*${title}Now US\\$${priceUsd} Typical price US\\$${typicalPriceUsd}Limited`,
        ),
      ),
    ),
  );
  expect(textsOf(page, 'main').join('')).not.toContain('Most Booked');
});

test('the prerendered FAQ page has the specified questions in two tabs', async () => {
  const panels = find(await open('/faq'), '[role="tabpanel"]');
  const specified = Object.values(specifiedTopics);
  expect(
    panels.map((panel, index) =>
      find(panel, '[id]')
        .map(({ id }) => id)
        .filter((id) => specified[index]?.includes(id)),
    ),
  ).toEqual(specified);
});

test('the prerendered history page ends with the four specified cards', async () => {
  const cards = find(await open('/history'), 'main li').slice(-specifiedHistoryCards.length);
  for (const [
    index,
    { slug, title, priceUsd, duration, banner },
  ] of specifiedHistoryCards.entries()) {
    const card = cards[index]!;
    const today = specifiedTours.find((tour) => tour.slug === slug)?.priceUsd;
    expect(textOf(card)).toContain(title);
    expect(textOf(card)).toContain(
      `US$${today}per person, ${duration} (older list: US$${priceUsd})`,
    );
    expect(textOf(card).includes('Most Booked')).toBe(banner !== undefined);
    expect(linksOf(card, 'a')).toEqual([['View Tour Details', `/tour/${slug}`]]);
  }
});

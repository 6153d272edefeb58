import { afterAll, describe, expect, test, vi } from 'vitest';

import { company } from '#content/company.ts';
import type * as Content from '#content/content.data.ts';
import { plainPages } from '#content/content.data.ts';
import { defaultMeta, genericTourMeta, notFoundMeta, withSite } from '#content/pages.ts';
import { breadcrumbsFor, pageMeta } from '#domain/tours/page-meta.ts';
import { tours } from '#domain/tours/tours.ts';

vi.mock('#content/content.data.ts', async (original) => ({
  ...(await original<typeof Content>()),
  plainPageLinks: [{ path: '/packing', label: 'What to bring' }],
}));
afterAll(() => vi.doUnmock('#content/content.data.ts'));

const paths = ['/', '/tours', '/about', '/book', '/faq', '/history', '/booking-success'];

describe('page titles and descriptions', () => {
  test.each(paths)('the page %s has a unique title that ends with the site name', (path) => {
    expect(pageMeta(path)).not.toBe(defaultMeta);
    expect(pageMeta(path).title).toMatch(/\S \| /);
    expect(pageMeta(path).title.endsWith(` | ${company.name}`)).toBe(true);
  });

  test.each(tours)(
    'the page of the tour $id uses the title, description and picture of the tour',
    (tour) => {
      expect(pageMeta(`/tour/${tour.id}`)).toEqual({
        title: `${tour.title} | ${company.name}`,
        description: tour.shortDescription,
        image: tour.image,
      });
    },
  );

  test.each([
    ['/tour/nowhere', genericTourMeta],
    ['/tour/__proto__', genericTourMeta],
    ['/nowhere', defaultMeta],
    ['/tour', defaultMeta],
    ['/tour/lamanai-tour-hopkins/more', defaultMeta],
    ['/old/tour/lamanai-tour-hopkins', defaultMeta],
    ['', defaultMeta],
  ])('the path "%s" has the title and description of missing pages', (path, meta) => {
    expect(pageMeta(path)).toEqual(meta);
  });

  test('the not-found page is titled Page Not Found', () => {
    expect(notFoundMeta.title).toBe('Page Not Found');
  });

  test('page titles ignore a trailing slash', () => {
    for (const path of ['/faq/', '/faq//']) expect(pageMeta(path)).toBe(pageMeta('/faq'));
    expect(pageMeta('/tour/lamanai-tour-hopkins/')).toEqual(pageMeta('/tour/lamanai-tour-hopkins'));
  });

  test('page titles and descriptions are unique and fit search results', () => {
    const metas = [
      ...paths.map(pageMeta),
      ...tours.map((tour) => pageMeta(`/tour/${tour.id}`)),
      genericTourMeta,
      defaultMeta,
      ...plainPages.map(({ title, description }) => ({ title: withSite(title), description })),
    ];
    const suffix = company.name.length - 'Lamanai Day Tours'.length;
    expect(metas.filter(({ title }) => title.length > 60 + suffix)).toEqual([]);
    const lengths = metas.map(({ description }) => description.length);
    expect(lengths.filter((length) => length < 120 || length > 155)).toEqual([]);
    expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
    expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
  });
});

describe('breadcrumbs', () => {
  const home = { path: '/', label: 'Home', isLink: true };

  test.each([
    ['/tours', 'Tours'],
    ['/about', 'About Us'],
    ['/faq', 'FAQ'],
    ['/history', 'History'],
    ['/book', 'Book Now'],
    ['/booking-success', 'Booking Confirmation'],
    ['/packing', 'What to bring'],
    ['/caye%20caulker', 'Caye caulker'],
    ['/%E0%A4%A', '%E0%A4%A'],
    ['/constructor', 'Constructor'],
  ])('the breadcrumbs of the path %s consist of Home and "%s"', (path, label) => {
    expect(breadcrumbsFor(path)).toEqual([home, { path, label, isLink: false }]);
  });

  test.each(['/tour/lamanai-tour-hopkins', '/tour/hopkins-belize', '/tour/Hopkins-Belize'])(
    'the breadcrumbs of the path %s consist of Home, Tours and Tour Details',
    (path) => {
      expect(breadcrumbsFor(path)).toEqual([
        home,
        { path: '/tours', label: 'Tours', isLink: true },
        { path, label: 'Tour Details', isLink: false },
      ]);
    },
  );

  test('the breadcrumbs of an unknown tour do not link to missing pages', () => {
    expect(breadcrumbsFor('/tour/nowhere')).toEqual([
      home,
      { path: '/tour', label: 'Tour', isLink: false },
      { path: '/tour/nowhere', label: 'Nowhere', isLink: false },
    ]);
  });

  test('breadcrumbs link to the known page at the start of an unknown path', () => {
    expect(breadcrumbsFor('/faq/museum')).toEqual([
      home,
      { path: '/faq', label: 'FAQ', isLink: true },
      { path: '/faq/museum', label: 'Museum', isLink: false },
    ]);
  });

  test('an unknown path has one breadcrumb for each segment', () => {
    expect(breadcrumbsFor('/')).toEqual([]);
    expect(breadcrumbsFor('/one/two/')).toEqual([
      home,
      { path: '/one', label: 'One', isLink: false },
      { path: '/one/two', label: 'Two', isLink: false },
    ]);
  });
});

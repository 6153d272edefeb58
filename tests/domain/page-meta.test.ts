import { describe, expect, test } from 'vitest';

import { company } from '#content/company.ts';
import { defaultMeta, genericTourMeta, notFoundMeta } from '#content/pages.ts';
import { breadcrumbsFor, pageMeta } from '#domain/page-meta.ts';
import { tours } from '#domain/tours.ts';

const paths = ['/', '/tours', '/about', '/book', '/faq', '/history', '/booking-success'];

describe('page titles and descriptions', () => {
  test.each(paths)('%s has a title of its own with the site as suffix', (path) => {
    expect(pageMeta(path)).not.toBe(defaultMeta);
    expect(pageMeta(path).title).toMatch(/\S \| /);
    expect(pageMeta(path).title.endsWith(` | ${company.name}`)).toBe(true);
  });

  test.each(tours.map((tour) => [tour.id, tour] as const))(
    'the page of %s speaks with the tour’s own words and picture',
    (id, tour) => {
      expect(pageMeta(`/tour/${id}`)).toEqual({
        title: `${tour.title} | ${company.name}`,
        description: tour.shortDescription,
        image: tour.image,
      });
    },
  );

  test.each(['/tour/nowhere', '/tour/__proto__', '/tour/constructor', '/tour/%E0%A4%A'])(
    '%s gets the generic tour meta',
    (path) => {
      expect(pageMeta(path)).toEqual(genericTourMeta);
    },
  );

  test.each([
    '/nowhere',
    '/tour',
    '/tour/lamanai-tour-hopkins/more',
    '/old/tour/lamanai-tour-hopkins',
    '/__proto__',
    '',
  ])('"%s" gets the default', (path) => {
    expect(pageMeta(path)).toEqual(defaultMeta);
  });

  test('the not-found page is titled Page Not Found', () => {
    expect(notFoundMeta.title).toBe('Page Not Found');
  });

  test('a trailing slash changes nothing', () => {
    for (const path of ['/faq/', '/faq//']) expect(pageMeta(path)).toBe(pageMeta('/faq'));
    expect(pageMeta('/tour/lamanai-tour-hopkins/')).toEqual(pageMeta('/tour/lamanai-tour-hopkins'));
  });

  test('titles fit a search result and descriptions a preview, and none occurs twice', () => {
    const metas = [
      ...paths.map((path) => pageMeta(path)),
      genericTourMeta,
      ...tours.map((tour) => pageMeta(`/tour/${tour.id}`)),
      defaultMeta,
    ];
    const suffix = company.name.length - 'Lamanai Day Tours'.length;
    expect(metas.filter((meta) => meta.title.length > 60 + suffix)).toEqual([]);
    expect(
      metas.filter((meta) => meta.description.length < 120 || meta.description.length > 155),
    ).toEqual([]);
    expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
    expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
  });
});

describe('breadcrumbs', () => {
  const home = { path: '/', label: 'Home' };

  test('are absent on Home', () => {
    expect(breadcrumbsFor('/')).toEqual([]);
  });

  test.each([
    ['/tours', 'Tours'],
    ['/about', 'About Us'],
    ['/faq', 'FAQ'],
    ['/history', 'History'],
    ['/book', 'Book Now'],
    ['/booking-success', 'Booking Confirmation'],
    ['/machines', 'Machines'],
    ['/staff', 'Staff'],
    ['/caye%20caulker', 'Caye caulker'],
    ['/%E0%A4%A', '%E0%A4%A'],
    ['/constructor', 'Constructor'],
  ])('lead from Home to %s, called "%s"', (path, label) => {
    expect(breadcrumbsFor(path)).toEqual([home, { path, label }]);
  });

  test.each(['/tour/lamanai-tour-placencia', '/tour/nowhere'])(
    'lead to %s by way of the tours',
    (path) => {
      expect(breadcrumbsFor(path)).toEqual([
        home,
        { path: '/tours', label: 'Tours' },
        { path, label: 'Tour Details' },
      ]);
    },
  );

  test('have one crumb for each segment of any other path', () => {
    expect(breadcrumbsFor('/one/two/')).toEqual([
      home,
      { path: '/one', label: 'One' },
      { path: '/one/two', label: 'Two' },
    ]);
  });
});

import { expect, it, vi } from 'vitest';

import { bundledReviews } from '#content/content.data.ts';
import { ratingOf } from '#domain/site/reviews.ts';
import { socialPictureFor } from '#domain/site/social-pictures.ts';
import { structuredDataFor } from '#domain/tours/structured-data.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { tours } from '#domain/tours/tours.ts';

const site = 'https://www.lamanai-day-tours.example';

it.each<[string, unknown[]]>([
  ['/', ['TravelAgency']],
  ['/tours', ['ItemList', 'BreadcrumbList']],
  ['/tour/lamanai-tour-hopkins', [['TouristTrip', 'Product'], 'BreadcrumbList']],
  ['/faq', ['BreadcrumbList']],
  ['/tour/__proto__', ['BreadcrumbList']],
])('the page %s has structured data of the types %j', (path, types) => {
  expect(structuredDataFor(path).map((data) => data['@type'])).toEqual(types);
});

it('the structured data has no rating without reviews', async () => {
  const content = await import('#content/content.data.ts');
  vi.doMock('#content/content.data.ts', () => ({ ...content, bundledReviews: [] }));
  vi.resetModules();
  const { structuredDataFor: dataFor } = await import('#domain/tours/structured-data.ts');
  vi.doUnmock('#content/content.data.ts');
  const [tour] = dataFor('/tour/lamanai-tour-belize-city');
  expect(tour).toMatchObject({ offers: { eligibleQuantity: { minValue: 2 } } });
  expect(tour).not.toHaveProperty('aggregateRating');
});

it('the structured data names the company’s pages on other sites', async () => {
  const content = await import('#content/content.data.ts');
  const url = 'https://www.instagram.com/river';
  const companyFacts = { ...content.companyFacts, socialLinks: [{ name: 'Instagram', url }] };
  vi.doMock('#content/content.data.ts', () => ({ ...content, companyFacts }));
  vi.resetModules();
  const { structuredDataFor: dataFor } = await import('#domain/tours/structured-data.ts');
  vi.doUnmock('#content/content.data.ts');
  expect(dataFor('/')[0]).toMatchObject({ '@type': 'TravelAgency', sameAs: [url] });
});

it('the structured data describes a tour with its trip, price and company', () => {
  const tour = tours.find(({ id }) => id === 'lamanai-tour-hopkins');
  const rating = ratingOf(bundledReviews);
  const url = `${site}/tour/lamanai-tour-hopkins`;
  expect(structuredDataFor('/tour/lamanai-tour-hopkins')[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': ['TouristTrip', 'Product'],
    '@id': `${url}#tour`,
    name: 'Lamanai Tour from Hopkins',
    description: tour?.shortDescription,
    image: site + socialPictureFor('/tour/lamanai-tour-hopkins').url,
    url,
    provider: { '@id': `${site}/#company` },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: getTourDetails('lamanai-tour-hopkins').itinerary.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: `${step.time} ${step.text}`,
      })),
    },
    offers: {
      '@type': 'Offer',
      url,
      price: tour?.priceUsd,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: tour?.priceUsd,
        priceCurrency: 'USD',
        unitText: 'person',
      },
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 4 },
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating?.average,
      reviewCount: rating?.count,
      bestRating: 5,
      worstRating: 1,
    },
  });
});

it('the structured data of the tour list contains all tours in order', () => {
  expect(structuredDataFor('/tours')[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: tours.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${site}/tour/${id}`,
      name: title,
    })),
  });
});

it('the structured data describes the company with its contacts', () => {
  expect(structuredDataFor('/')[0]).toMatchObject({
    '@id': `${site}/#company`,
    name: 'Lamanai Day Tours',
    url: `${site}/`,
    email: 'bookings@lamanai-day-tours.example',
    telephone: '+18005550142',
  });
});

it('the structured data of a tour page lists the breadcrumbs', () => {
  expect(structuredDataFor('/tour/lamanai-tour-hopkins')[1]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
      { '@type': 'ListItem', position: 2, name: 'Tours', item: `${site}/tours` },
      { '@type': 'ListItem', position: 3, name: 'Tour Details' },
    ],
  });
});

it('the structured data contains no company rating and no tour availability', () => {
  expect(JSON.stringify(structuredDataFor('/'))).not.toContain('Rating');
  const ofTours = tours.map(({ id }) => structuredDataFor(`/tour/${id}`));
  expect(JSON.stringify(ofTours)).not.toMatch(/availability|gtin/);
});

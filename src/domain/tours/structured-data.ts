import { company } from '#content/company.ts';
import { bundledReviews } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { ratingOf } from '#domain/site/reviews.ts';
import { socialPictureFor } from '#domain/site/social-pictures.ts';

import { breadcrumbsFor } from './page-meta.ts';
import { minimumPersonsOf } from './party-size.ts';
import { getTourDetails } from './tour-details.ts';
import { findTour, tours } from './tours.ts';

/** A schema.org object in JSON-LD form. */
export type StructuredData = Readonly<Record<string, unknown>>;

const absolute = (path: string) => company.siteUrl + path;
const AGENCY_ID = absolute('/#company');
const CONTEXT = { '@context': 'https://schema.org' };

const agency: StructuredData = {
  ...CONTEXT,
  '@type': 'TravelAgency',
  '@id': AGENCY_ID,
  name: company.name,
  url: absolute('/'),
  email: company.email,
  telephone: company.phone.replaceAll(' ', ''),
  address: company.address,
  foundingDate: String(company.since),
  ...(company.socialLinks.length > 0 && { sameAs: company.socialLinks.map(({ url }) => url) }),
};

function crumbsOf(path: string): StructuredData[] {
  const crumbs = breadcrumbsFor(path);
  if (crumbs.length < 2) return [];
  return [
    {
      ...CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        ...(crumb.isLink && { item: absolute(crumb.path) }),
      })),
    },
  ];
}

const unitPrice = (price: number, unitText: string): StructuredData => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: company.currency.code,
  unitText,
});

function tourData(tour: Tour): StructuredData {
  const url = absolute(`/tour/${tour.id}`);
  const rating = ratingOf(bundledReviews);
  return {
    ...CONTEXT,
    '@type': ['TouristTrip', 'Product'],
    '@id': `${url}#tour`,
    name: tour.title,
    description: tour.shortDescription,
    image: absolute(socialPictureFor(`/tour/${tour.id}`).url),
    url,
    provider: { '@id': AGENCY_ID },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: getTourDetails(tour.id).itinerary.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: `${step.time} ${step.text}`,
      })),
    },
    offers: {
      '@type': 'Offer',
      url,
      price: tour.priceUsd,
      priceCurrency: company.currency.code,
      priceSpecification: unitPrice(tour.priceUsd, 'person'),
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimumPersonsOf(tour) },
    },
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

const tourList: StructuredData = {
  ...CONTEXT,
  '@type': 'ItemList',
  itemListElement: tours.map((tour, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(`/tour/${tour.id}`),
    name: tour.title,
  })),
};

/**
 * Returns the structured data of a page for search engines (schema.org, JSON-LD): the company, the breadcrumbs, and
 * tours with prices and ratings.
 */
export function structuredDataFor(path: string): readonly StructuredData[] {
  const tour = findTour(path.replace('/tour/', ''));
  return [
    ...(path === '/' ? [agency] : []),
    ...(path === '/tours' ? [tourList] : []),
    ...(tour ? [tourData(tour)] : []),
    ...crumbsOf(path),
  ];
}

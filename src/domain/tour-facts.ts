import { tourList } from '#content/tour-list.ts';

/** What lists, forms and mails know of every tour. Computed once, when the site is built: see tools/bundle/built-data.ts. */
export const tourFacts = tourList.map(
  ({
    gallery: _gallery,
    legs: _legs,
    fullDescription: _fullDescription,
    itinerary: _itinerary,
    included: _included,
    notIncluded: _notIncluded,
    whatToBring: _whatToBring,
    ...facts
  }) => facts,
);

import { tourList } from '#content/tour-list.ts';

/** What lists, forms and mails know of every tour. */
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

export const idPrefix = 'tour';

export const tourTabIds = ['overview', 'itinerary', 'included'] as const;
export type TourTabId = (typeof tourTabIds)[number];

import { memo } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { findTour, findTourBySlug } from '#domain/tours/tours.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';
import { TourPage } from '#pages/TourPage.tsx';

/**
 * Memoized, because the router passes new parameters while it navigates to another page, although this page does not
 * change.
 */
const Page = memo(TourPage);

export function TourRoute() {
  const { tourId = '' } = useParams();
  const tour = findTour(tourId);
  if (tour) return <Page key={tour.id} tour={tour} />;
  const meant = findTourBySlug(tourId.toLowerCase());
  return meant ? <Navigate to={`/tour/${meant.id}`} replace /> : <NotFoundPage />;
}

export { TourRoute as Component };

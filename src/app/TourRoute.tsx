import { Navigate, useParams } from 'react-router-dom';

import { canonicalTourId, findTour } from '#domain/tours.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';
import { TourPage } from '#pages/TourPage.tsx';

export function TourRoute() {
  const { tourId = '' } = useParams();
  const tour = findTour(tourId);
  if (tour) return <TourPage key={tour.id} tour={tour} />;
  const id = canonicalTourId(tourId.toLowerCase());
  return id ? <Navigate to={`/tour/${id}`} replace /> : <NotFoundPage />;
}

export { TourRoute as Component };

import { useLocation } from 'react-router-dom';

import { findTour } from '#domain/tours.ts';
import { NotFoundPage } from '#pages/NotFoundPage.tsx';
import { TourPage } from '#pages/TourPage.tsx';

export function TourRoute() {
  const [, , tourId = ''] = useLocation().pathname.split('/');
  const tour = findTour(tourId);
  return tour ? <TourPage key={tour.id} tour={tour} /> : <NotFoundPage />;
}

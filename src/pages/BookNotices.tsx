import { useEffect } from 'react';

import { useBookingActor } from '#features/booking/booking-context.tsx';
import { NoticesBanner } from '#features/notices/NoticesBanner.tsx';
import { NoticesProvider, useClosedDays } from '#features/notices/notices-context.tsx';

/** Shows the staff's banner and passes the closed days to the form. */
export const BookNotices = () => (
  <NoticesProvider>
    <ClosedDays />
    <NoticesBanner />
  </NoticesProvider>
);

function ClosedDays() {
  const booking = useBookingActor();
  const closedDays = useClosedDays();
  useEffect(() => {
    if (closedDays) booking.send({ type: 'closedDays.change', closedDays });
  }, [booking, closedDays]);
  return null;
}

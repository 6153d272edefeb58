import { BookPage } from '#pages/BookPage.tsx';
import { sendBooking } from '#services/send-booking.ts';

const loadConfirmation = () => import('#pages/BookingSuccessPage.tsx');

export const BookRoute = () => (
  <BookPage sendBooking={sendBooking} loadConfirmation={loadConfirmation} />
);

export { BookRoute as Component };

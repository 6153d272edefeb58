import { BookPage } from '#pages/BookPage.tsx';
import { sendBooking } from '#services/send-booking.ts';

const send = (input: Parameters<typeof sendBooking>[0]) => sendBooking(input);

const loadConfirmation = () => import('#pages/BookingSuccessPage.tsx');

export const BookRoute = () => <BookPage sendBooking={send} loadConfirmation={loadConfirmation} />;

export { BookRoute as Component };

import { BookPage } from '#pages/BookPage.tsx';
import { sendBooking } from '#services/send-booking.ts';
import { loadIslands } from '#ui/island.tsx';

const send = (input: Parameters<typeof sendBooking>[0]) => sendBooking(input);

const loadConfirmation = async () => {
  await import('#pages/BookingSuccessPage.tsx');
  await loadIslands();
};

export const BookRoute = () => <BookPage sendBooking={send} loadConfirmation={loadConfirmation} />;

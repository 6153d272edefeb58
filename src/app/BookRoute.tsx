import { NoticesBanner } from '#features/notices/NoticesBanner.tsx';
import { NoticesProvider } from '#features/notices/notices-context.tsx';
import { BookPage } from '#pages/BookPage.tsx';
import { sendBooking } from '#services/send-booking.ts';

const send = (input: Parameters<typeof sendBooking>[0]) => sendBooking(input);

export const BookRoute = () => (
  <NoticesProvider>
    <BookPage sendBooking={send} />
    <NoticesBanner />
  </NoticesProvider>
);

import { NoticesBanner } from '#features/notices/NoticesBanner.tsx';
import { NoticesProvider } from '#features/notices/notices-context.tsx';
import { BookPage } from '#pages/BookPage.tsx';
import { sendBooking } from '#services/send-booking.ts';
import { Contained } from '#ui/Contained.tsx';

const send = (input: Parameters<typeof sendBooking>[0]) => sendBooking(input);

const loadConfirmation = () => import('#pages/BookingSuccessPage.tsx');

export const BookRoute = () => (
  <NoticesProvider>
    <BookPage sendBooking={send} loadConfirmation={loadConfirmation} />
    <Contained>
      <NoticesBanner />
    </Contained>
  </NoticesProvider>
);

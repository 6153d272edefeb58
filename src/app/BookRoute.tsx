import { NoticesBanner } from '#features/notices/NoticesBanner.tsx';
import { NoticesProvider } from '#features/notices/notices-context.tsx';
import { BookPage } from '#pages/BookPage.tsx';
import { sendBooking } from '#services/send-booking.ts';
import { loadIslands } from '#ui/island.tsx';
import { Contained } from '#ui/Contained.tsx';

const send = (input: Parameters<typeof sendBooking>[0]) => sendBooking(input);

const loadConfirmation = async () => {
  await import('#pages/BookingSuccessPage.tsx');
  await loadIslands();
};

export const BookRoute = () => (
  <NoticesProvider>
    <BookPage sendBooking={send} loadConfirmation={loadConfirmation} />
    <Contained>
      <NoticesBanner />
    </Contained>
  </NoticesProvider>
);

import { BookPage } from '#pages/BookPage.tsx';

const loadConfirmation = () => import('#pages/BookingSuccessPage.tsx');

export const BookRoute = () => <BookPage loadConfirmation={loadConfirmation} />;

export { BookRoute as Component };

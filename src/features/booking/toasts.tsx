import { closeSnackbar, enqueueSnackbar } from 'notistack';

import { FailureToast } from './FailureToast.tsx';

const SUCCESS_TEXT =
  "Booking Submitted Successfully! We'll contact you shortly to confirm your reservation.";

/** Shows the success notice for the usual 4 seconds. */
export const showSuccess = () =>
  void enqueueSnackbar(SUCCESS_TEXT, { variant: 'success', key: 'booking-sent' });

/** Shows the failure notice, which keeps its own time; gives what takes it away. */
export function showFailure(mailtoHref: string, onEscape: () => void): () => void {
  const key = enqueueSnackbar('', {
    persist: true,
    content: (id) => (
      <FailureToast mailtoHref={mailtoHref} onClose={() => closeSnackbar(id)} onEscape={onEscape} />
    ),
  });
  return () => closeSnackbar(key);
}

/** Exports all that the form needs after its first step, so that the build puts it into one chunk. */
export { sendBooking } from '#services/send-booking.ts';

export { FailurePanel } from './FailurePanel.tsx';
export { ResumedDraft } from './ResumedDraft.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { AlreadySubmitted, SubmittedMessage } from './SubmittedRequest.tsx';
export { showFailure, showSuccess } from './toasts.tsx';

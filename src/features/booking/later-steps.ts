/** Everything that the form shows after its first step. One module, so that the build makes one chunk of it. */
export { FailurePanel } from './FailurePanel.tsx';
export { OtherRequestNotice } from './OtherRequestNotice.tsx';
export { ResumedDraft } from './ResumedDraft.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { AlreadySubmitted, SubmittedMessage } from './SubmittedRequest.tsx';
export { PickupStep } from './PickupStep.tsx';

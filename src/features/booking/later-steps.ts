/** What the form shows after its first step, in one file of the build. */
export { FailurePanel } from './FailurePanel.tsx';
export { OtherRequestNotice } from './OtherRequestNotice.tsx';
export { ResumedDraft } from './ResumedDraft.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { AlreadySubmitted, SubmittedMessage } from './SubmittedRequest.tsx';
export { StayStep } from './StayStep.tsx';

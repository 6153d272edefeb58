/** Exports all components that the form shows after its first step, so that the build puts them into one chunk. */
export { FailurePanel } from './FailurePanel.tsx';
export { ResumedDraft } from './ResumedDraft.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { AlreadySubmitted, SubmittedMessage } from './SubmittedRequest.tsx';

import { memo, type ComponentType } from 'react';

import { reloadIfStale } from '#services/import-with-retry.ts';
import { lazyWithRetry } from '#ui/lazy-with-retry.tsx';

type LaterSteps = Awaited<ReturnType<typeof importLaterSteps>>;

const importLaterSteps = () => import('./later-steps.ts');

/**
 * Creates a lazy step. If a new release has removed its file, the page reloads and the reloaded page resumes the draft.
 */
const lazyStep = (pick: (steps: LaterSteps) => ComponentType) =>
  lazyWithRetry(
    async () => memo(pick(await importLaterSteps())),
    () => reloadIfStale(),
  );

export const PickupStep = lazyStep((steps) => steps.PickupStep);
export const ReviewStep = lazyStep((steps) => steps.ReviewStep);
export const FailurePanel = lazyStep((steps) => steps.FailurePanel);
export const ResumedDraft = lazyStep((steps) => steps.ResumedDraft);
export const OtherRequestNotice = lazyStep((steps) => steps.OtherRequestNotice);
export const AlreadySubmitted = lazyStep((steps) => steps.AlreadySubmitted);
export const SubmittedMessage = lazyStep((steps) => steps.SubmittedMessage);

const lazySteps = [
  PickupStep,
  ReviewStep,
  FailurePanel,
  ResumedDraft,
  OtherRequestNotice,
  AlreadySubmitted,
  SubmittedMessage,
];

/** Loads every later step, so that each of them renders at once. */
export const preloadSteps = () => Promise.all(lazySteps.map(({ preload }) => preload()));

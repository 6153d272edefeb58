import { lazy, type ComponentType } from 'react';

type LaterSteps = Awaited<ReturnType<typeof preloadSteps>>;

/** Loads the code of every later step. */
export const preloadSteps = () => import('./later-steps.ts');

const lazyStep = (pick: (steps: LaterSteps) => ComponentType) =>
  lazy(async () => ({ default: pick(await preloadSteps()) }));

export const ReviewStep = lazyStep((steps) => steps.ReviewStep);
export const FailurePanel = lazyStep((steps) => steps.FailurePanel);
export const ResumedDraft = lazyStep((steps) => steps.ResumedDraft);
export const AlreadySubmitted = lazyStep((steps) => steps.AlreadySubmitted);
export const SubmittedMessage = lazyStep((steps) => steps.SubmittedMessage);

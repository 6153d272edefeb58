import { memo } from 'react';

import { FailurePanel } from './FailurePanel.tsx';
import { ResumedDraft } from './ResumedDraft.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { AlreadySent, JustSent } from './SentRequest.tsx';
import { StayStep } from './StayStep.tsx';

/** What the form shows later in a visit, in one file. */
export const laterParts = {
  StayStep: memo(StayStep),
  ReviewStep: memo(ReviewStep),
  FailurePanel,
  ResumedDraft,
  AlreadySent,
  JustSent,
};

export type LaterPartName = keyof typeof laterParts;

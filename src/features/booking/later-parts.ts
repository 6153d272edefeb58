import { memo } from 'react';

import { FailurePanel } from './FailurePanel.tsx';
import { ResumeNotice } from './ResumeNotice.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { AlreadySent, JustSent } from './SentRequest.tsx';
import { StayStep } from './StayStep.tsx';

/** What the form shows later in a visit, in one file. */
export const laterParts = {
  StayStep: memo(StayStep),
  ReviewStep: memo(ReviewStep),
  FailurePanel,
  ResumeNotice,
  AlreadySent,
  JustSent,
};

export type LaterPartName = keyof typeof laterParts;

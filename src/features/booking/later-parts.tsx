import { FailurePanel } from './FailurePanel.tsx';
import { OtherRequestNotice } from './OtherRequestNotice.tsx';
import { ResumedDraft } from './ResumedDraft.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { AlreadySent, JustSent } from './SentRequest.tsx';
import { StayStep } from './StayStep.tsx';

const parts = {
  StayStep,
  ReviewStep,
  FailurePanel,
  ResumedDraft,
  OtherRequestNotice,
  AlreadySent,
  JustSent,
};

export interface LaterPartProps {
  name: keyof typeof parts;
}

/** What the form shows later in a visit, in one file. */
export function FetchedPart({ name }: LaterPartProps) {
  const Part = parts[name];
  return <Part />;
}

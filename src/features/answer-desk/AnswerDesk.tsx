import Typography from '@mui/material/Typography';

import type { Closure } from '#domain/notices/notices.ts';
import {
  selectIsComposing,
  selectIsReading,
  selectIsUnreadable,
} from '#machines/answer.selectors.ts';
import { company } from '#content/company.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';

import { AnswerChoices } from './AnswerChoices.tsx';
import { AnswerComposer } from './AnswerComposer.tsx';
import { AnswerContext, useAnswer } from './answer-context.tsx';
import { RequestAtAGlance } from './RequestAtAGlance.tsx';
import { useAnswerLink } from './use-answer-link.ts';
import { ViewHeading } from './ViewHeading.tsx';

interface AnswerDeskProps {
  /** Days without tours; null until they are loaded. */
  closedDays: readonly Closure[] | null;
}

/** Lets staff answer the request from the link that they opened. */
export const AnswerDesk = (props: AnswerDeskProps) => (
  <AnswerContext.Provider>
    <Work {...props} />
  </AnswerContext.Provider>
);

function Work({ closedDays }: AnswerDeskProps) {
  useAnswerLink(closedDays);
  const { request } = useAnswer();
  const isReading = AnswerContext.useSelector(selectIsReading);
  const isUnreadable = AnswerContext.useSelector(selectIsUnreadable);
  const isComposing = AnswerContext.useSelector(selectIsComposing);
  if (isUnreadable) return <Unreadable />;
  if (isReading || !request) {
    // The message is as high as the screen, so that the footer does not visibly move down when the request appears.
    return (
      <Typography role="status" sx={{ minHeight: '100vh' }}>
        Reading the request...
      </Typography>
    );
  }
  return (
    <>
      <RequestAtAGlance request={request} />
      {isComposing ? <AnswerComposer request={request} /> : <AnswerChoices request={request} />}
    </>
  );
}

const Unreadable = () => (
  <>
    <ViewHeading>This link can’t be read</ViewHeading>
    <Typography sx={{ mt: 1.5, maxWidth: TEXT_MEASURE }}>
      Open this page with the button “Answer this request” in the email. Do so again after a reload,
      because the page doesn’t keep the request. If that doesn’t help, the link was cut or changed,
      or another version of the site wrote it.
    </Typography>
    <Typography sx={{ mt: 1.5, maxWidth: TEXT_MEASURE }}>
      {`Everything is in the email, too. Write to the guest from ${company.email}, at the address in the email, or call.`}
    </Typography>
  </>
);

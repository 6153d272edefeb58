import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';

import { company } from '#content/company.ts';
import type { Closure } from '#domain/notices/notices.ts';
import {
  selectHasUnsentText,
  selectIsComposing,
  selectIsUnreadable,
  selectOptions,
} from '#machines/answer.machine.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';

import { AnswerChoices } from './AnswerChoices.tsx';
import { AnswerComposer } from './AnswerComposer.tsx';
import { AnswerContext, useAnswer } from './answer-context.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { RequestDetails, RequestSummary } from './RequestAtAGlance.tsx';
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
  const options = AnswerContext.useSelector(selectOptions, shallowEqual);
  const isUnreadable = AnswerContext.useSelector(selectIsUnreadable);
  const isComposing = AnswerContext.useSelector(selectIsComposing);
  const hasUnsentText = AnswerContext.useSelector(selectHasUnsentText);
  if (isUnreadable) return <Unreadable />;
  if (!request || !options) return <Typography role="status">Reading the request...</Typography>;
  const Answer = isComposing ? AnswerComposer : AnswerChoices;
  return (
    <Box sx={deskStyle}>
      <RequestSummary request={request} options={options} />
      <Answer request={request} options={options} />
      <RequestDetails request={request} options={options} />
      {hasUnsentText ? <LeaveQuestion /> : null}
    </Box>
  );
}

/** On wide screens, the request is a ticket beside the answer. On phones, the answer is between its two parts. */
const deskStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'min(22rem, 38%) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 6, lg: 8 },
  alignItems: 'start',
  '& > section:nth-of-type(2)': { gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } },
} as const;

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

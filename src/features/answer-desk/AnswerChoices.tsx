import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';

import type { AnswerKind } from '#domain/booking/answer-options.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import { formatDay } from '#domain/site/calendar.ts';
import { selectHasChosen, selectHasDeparted, selectKinds } from '#machines/answer.selectors.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';

import { AnswerContext, useAnswer } from './answer-context.tsx';
import { answerNames } from './answer-names.ts';
import { ViewHeading } from './ViewHeading.tsx';

const moreKinds: ReadonlySet<AnswerKind> = new Set(['reminder', 'weather', 'thanks']);

/** A button for each answer that this request can have. */
export function AnswerChoices({ request }: { request: StaffRequest }) {
  const hasDeparted = AnswerContext.useSelector(selectHasDeparted);
  const hasChosen = AnswerContext.useSelector(selectHasChosen);
  const kinds = AnswerContext.useSelector(selectKinds, shallowEqual);
  const main = kinds.filter((kind) => hasDeparted || !moreKinds.has(kind));
  const more = kinds.filter((kind) => !main.includes(kind));
  return (
    <Box component="section" sx={{ mt: { xs: 5, md: 6 }, displayPrint: 'none' }}>
      <ViewHeading takesFocus={hasChosen}>
        {hasDeparted ? 'This tour has already left' : 'What is your answer?'}
      </ViewHeading>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: TEXT_MEASURE }}>
        {hasDeparted
          ? `The tour of ${formatDay(request.booking.date)} is under way or over. These answers still make sense.`
          : 'Each button shows a text that you can change. Nothing is sent yet.'}
      </Typography>
      <Buttons kinds={main} />
      {more.length > 0 ? (
        <Box component="details" sx={{ mt: 3 }}>
          <Box component="summary" sx={{ py: 1.5, cursor: 'pointer', fontWeight: 600 }}>
            More answers
          </Box>
          <Buttons kinds={more} />
        </Box>
      ) : null}
    </Box>
  );
}

function Buttons({ kinds }: { kinds: readonly AnswerKind[] }) {
  const { answer } = useAnswer();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
      }}
    >
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="large"
          variant={kind === 'yes' ? 'contained' : 'outlined'}
          color={kind === 'yes' ? 'secondary' : 'primary'}
          onClick={() => answer.send({ type: 'answer.choose', kind })}
        >
          <span>{answerNames[kind]}</span>
        </Button>
      ))}
    </Box>
  );
}

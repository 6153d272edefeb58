import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { terms } from '#content/content.data.ts';
import {
  bookingFields,
  questionGroups,
  questionOf,
  type BookingField,
  type QuestionGroup,
} from '#domain/booking/questions.ts';
import type { BookingDraft } from '#domain/booking/draft.ts';
import { reviewAnswer } from '#domain/booking/printed-answers.ts';
import { selectDraft, selectIsBusy, selectDayProblem } from '#machines/booking.selectors.ts';
import { figureStyle, TEXT_MEASURE } from '#theme/typography.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { EmailHint, PhoneHint, ShortNotice } from './hints.tsx';
import { FailureBox } from './failure.tsx';

/** Step 3: every answer as it will be sent, what needs attention, and how the deposit is paid. */
export function ReviewStep() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <UnavailableDay />
      {(Object.keys(questionGroups) as QuestionGroup[]).map((group) => (
        <AnswerGroup key={group} group={group} />
      ))}
      <div>
        <EmailHint />
        <PhoneHint />
        <ShortNotice />
        <Typography sx={{ color: 'text.secondary', maxWidth: TEXT_MEASURE }}>
          {`No payment is taken now. Once we confirm that the day is available, we’ll email you a payment link for the ${terms.depositPercent}% deposit; the balance is due in cash on arrival.`}
        </Typography>
      </div>
    </Box>
  );
}

function AnswerGroup({ group }: { group: QuestionGroup }) {
  const booking = useBookingActor();
  const draft = useBookingSelector(selectDraft);
  const isBusy = useBookingSelector(selectIsBusy);
  const title = questionGroups[group];
  const [first, ...others] = bookingFields.filter((field) => questionOf(field).group === group);
  if (!first) return null;
  return (
    <section aria-label={title}>
      <Box sx={groupHeadStyle}>
        <Typography component="h3" variant="overline">
          {title}
        </Typography>
        <Button
          size="small"
          sx={{ mr: -1.75 }}
          disabled={isBusy}
          aria-label={`Change: ${title}`}
          onClick={(event) => {
            // Ignore the second click of a double click on Continue.
            if (event.detail < 2) booking.send({ type: 'field.edit', field: first });
          }}
        >
          Change
        </Button>
      </Box>
      <Box component="dl" sx={{ m: 0, containerType: 'inline-size' }}>
        {[first, ...others].map((field) => (
          <AnswerRow key={field} field={field} draft={draft} />
        ))}
      </Box>
    </section>
  );
}

const groupHeadStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

function AnswerRow({ field, draft }: { field: BookingField; draft: BookingDraft }) {
  const { label, print } = questionOf(field);
  const text = reviewAnswer(field, draft);
  const isOurs = print !== undefined || text === '';
  return (
    <Box sx={rowStyle}>
      <Typography
        component="dt"
        sx={{ color: 'text.secondary', fontSize: { xs: 'body2.fontSize', sm: 'body1.fontSize' } }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        dir={isOurs ? undefined : 'auto'}
        translate={isOurs ? undefined : 'no'}
        sx={[answerStyle, field === 'persons' && figureStyle]}
      >
        {withBreak(text || 'Not provided')}
      </Typography>
    </Box>
  );
}

/** Lets an email address that is too long for its line break before the @. */
function withBreak(text: string) {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '8rem minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
  // With very large text, an answer does not fit beside its label and goes below it.
  '@container (max-width: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  columnGap: { xs: 1.5, sm: 2 },
  alignItems: 'baseline',
  pt: 1,
} as const;

const answerStyle = {
  m: 0,
  // Text in a right-to-left script is left-aligned too, so that it stays beside its label.
  textAlign: 'left',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

/**
 * Warns if the tour is no longer offered on the chosen day, or if the closed days were not loaded when the visitor chose
 * it.
 */
function UnavailableDay() {
  const booking = useBookingActor();
  const problem = useBookingSelector(selectDayProblem);
  const isBusy = useBookingSelector(selectIsBusy);
  if (problem === '') return null;
  return (
    <FailureBox heading={problem}>
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => booking.send({ type: 'field.edit', field: 'date' })}
        sx={{ mt: 2 }}
      >
        Change the date
      </Button>
    </FailureBox>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import type { ReactNode } from 'react';

import { terms } from '#content/content.data.ts';
import {
  requestOffer,
  todaysPrice,
  ticketDecisions,
  type AnswerOptions,
} from '#domain/booking/answer-options.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { formatUsd } from '#domain/tours/pricing.ts';
import { capitalize } from '#lib/words.ts';
import {
  selectChangedFields,
  selectErrors,
  selectFields,
  selectIsComposing,
  selectIsEdited,
} from '#machines/answer.machine.ts';

import { AnswerContext, useAnswer, type RequestProps } from './answer-context.tsx';

type OptionField = keyof AnswerOptions;

const labels: Readonly<Record<OptionField, string>> = {
  day: 'Day of the tour',
  quotedTotal: 'Total to quote',
  offer: 'Offer',
  discountPercent: 'Group discount, percent',
  pickupPlace: 'Pickup place',
  pickupTime: 'Pickup time',
  tickets: 'Flight or water-taxi tickets',
  requirements: 'About the special requirements',
  firstDay: 'Day to offer',
  secondDay: 'Another day to offer',
};

const inputs: Readonly<Partial<Record<OptionField, Partial<TextFieldProps>>>> = {
  day: { type: 'date' },
  discountPercent: { slotProps: { htmlInput: { inputMode: 'numeric' } } },
  requirements: { multiline: true, minRows: 2 },
  firstDay: { type: 'date' },
  secondDay: { type: 'date' },
};

/** The form fields for the parts of the reply that only staff know. */
export function AnswerOptionFields(props: RequestProps) {
  const fields = AnswerContext.useSelector(selectFields, shallowEqual);
  const isEdited = AnswerContext.useSelector(selectIsEdited);
  const { answer } = useAnswer();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="fieldset" disabled={isEdited} sx={groupStyle}>
        <Typography component="legend" variant="overline" sx={{ p: 0, mb: 2 }}>
          Your part
        </Typography>
        {fields.map((field) => (
          <AnswerOption key={field} field={field} {...props} />
        ))}
      </Box>
      {isEdited ? (
        <div>
          <Typography sx={{ mb: 1.5 }}>
            You have edited the text, so these fields no longer change it. If you start over, your
            edited text is replaced.
          </Typography>
          <Button variant="outlined" onClick={() => answer.send({ type: 'text.restore' })}>
            Start over from the prepared text
          </Button>
        </div>
      ) : null}
    </Box>
  );
}

/** One form field. Its hint says whether the value is the request's or the staff's. */
export function AnswerOption({ field, request, options }: RequestProps & { field: OptionField }) {
  const { answer } = useAnswer();
  const isChanged = AnswerContext.useSelector(selectChangedFields, shallowEqual).includes(field);
  const isComposing = AnswerContext.useSelector(selectIsComposing);
  const isEdited = AnswerContext.useSelector(selectIsEdited) && isComposing;
  const errors = AnswerContext.useSelector(selectErrors, shallowEqual);
  const error = isComposing ? errors[field] : undefined;
  const choices = choicesOf(field, request);
  return (
    <TextField
      fullWidth
      {...inputs[field]}
      id={`answer-${field}`}
      label={labels[field]}
      value={options[field]}
      disabled={isEdited}
      error={Boolean(error)}
      helperText={error ?? hintOf(field, request, options, isChanged)}
      select={choices !== null}
      slotProps={{
        ...inputs[field]?.slotProps,
        select: { native: true },
        inputLabel: { shrink: true },
      }}
      onChange={({ target }) =>
        answer.send({ type: 'options.change', patch: { [field]: target.value } })
      }
    >
      {choices ?? undefined}
    </TextField>
  );
}

function hintOf(
  field: OptionField,
  { booking }: StaffRequest,
  { pickupTime }: AnswerOptions,
  isChanged: boolean,
): string | undefined {
  const requestValues: Readonly<Partial<Record<OptionField, string>>> = {
    day: `The guest asked for ${formatDayWithWeekday(booking.date)}.`,
    pickupPlace: `The guest wrote “${booking.pickupLocation}”.`,
  };
  if (isChanged && field !== 'requirements') {
    return ['Set by you, for every answer.', requestValues[field]].filter(Boolean).join(' ');
  }
  const hints: Readonly<Partial<Record<OptionField, string>>> = {
    day: 'From the request.',
    pickupPlace: 'From the request. If it is empty, the guest is asked where to be picked up.',
    pickupTime: pickupTime
      ? 'Proposed from the itinerary.'
      : 'The tour does not stop at the place that the guest wrote, so no time is proposed.',
    tickets: 'The guest was promised to hear this before the deposit.',
    requirements: `The guest wrote: “${booking.specialRequirements}” If this is empty, your reply does not mention it.`,
    secondDay: 'Optional.',
  };
  return hints[field];
}

function choicesOf(field: OptionField, request: StaffRequest): ReactNode {
  if (field === 'offer') {
    return (
      <>
        <option value="none">None</option>
        {requestOffer(request) === 'family' ? (
          <option value="family">{`Family, private tour and ${terms.familyDiscountPercent}% off`}</option>
        ) : null}
        <option value="group">Group discount</option>
      </>
    );
  }
  if (field === 'quotedTotal') {
    return (
      <>
        <option value="">Choose</option>
        <option value="guest">{`${formatUsd(request.totalCents)}, as the guest saw it`}</option>
        <option value="today">{`${formatUsd(todaysPrice(request)?.totalCents ?? 0)}, today’s price`}</option>
      </>
    );
  }
  if (field !== 'tickets') return null;
  return (
    <>
      <option value="">Choose</option>
      {ticketDecisions.map((decision) => (
        <option key={decision} value={decision}>
          {capitalize(decision)}
        </option>
      ))}
    </>
  );
}

const groupStyle = {
  border: 0,
  p: 0,
  m: 0,
  minWidth: 0,
  display: 'grid',
  gap: 3,
} as const;

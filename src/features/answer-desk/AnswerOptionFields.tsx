import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';

import { tourOf, type AnswerOptions } from '#domain/booking/answer-options.ts';
import { findPickupTime } from '#domain/booking/pickup-places.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import { terms } from '#content/content.data.ts';
import {
  selectErrors,
  selectFields,
  selectIsEdited,
  selectOffer,
} from '#machines/answer.selectors.ts';

import { AnswerContext, useAnswer } from './answer-context.tsx';

type OptionField = keyof AnswerOptions;

const optionElementId = (field: OptionField) => `answer-${field}`;

const labels: Readonly<Record<OptionField, string>> = {
  offer: 'Offer',
  discountPercent: 'Group discount, percent',
  pickupPlace: 'Pickup place',
  pickupTime: 'Pickup time',
  requirements: 'About the special requirements',
  firstDay: 'Day to offer',
  secondDay: 'Another day to offer',
};

const hints: Readonly<Partial<Record<OptionField, string>>> = {
  pickupPlace: 'If it is empty, the guest is asked where to be picked up.',
  pickupTime: 'Proposed from the itinerary.',
  secondDay: 'Optional.',
};

const inputs: Readonly<Partial<Record<OptionField, Partial<TextFieldProps>>>> = {
  discountPercent: { slotProps: { htmlInput: { inputMode: 'numeric' } } },
  requirements: { multiline: true, minRows: 2 },
  firstDay: { type: 'date' },
  secondDay: { type: 'date' },
};

/** The form fields for the parts of the reply that only staff know. */
export function AnswerOptionFields() {
  const fields = AnswerContext.useSelector(selectFields, shallowEqual);
  const isEdited = AnswerContext.useSelector(selectIsEdited);
  const { answer, options } = useAnswer();
  const shown = fields.filter((field) => field !== 'discountPercent' || options.offer === 'group');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="fieldset" disabled={isEdited} sx={groupStyle}>
        <Typography component="legend" variant="overline" sx={{ p: 0, mb: 2 }}>
          Your part
        </Typography>
        {shown.length === 0 ? (
          <Typography>This answer needs nothing more. Read it, then send it.</Typography>
        ) : null}
        {shown.map((field) => (
          <Option key={field} field={field} isDisabled={isEdited} />
        ))}
      </Box>
      {isEdited ? (
        <div>
          <Typography sx={{ mb: 1.5 }}>
            {`You have edited the text${shown.length > 0 ? ', so these fields no longer change it' : ''}. If you start over, your edited text is replaced.`}
          </Typography>
          <Button variant="outlined" onClick={() => answer.send({ type: 'text.restore' })}>
            Start over from the prepared text
          </Button>
        </div>
      ) : null}
    </Box>
  );
}

interface OptionProps {
  field: OptionField;
  isDisabled: boolean;
}

function Option({ field, isDisabled }: OptionProps) {
  const { answer, options, request } = useAnswer();
  const hint = request && hintOf(field, request);
  const error = AnswerContext.useSelector(selectErrors, shallowEqual)[field];
  return (
    <TextField
      fullWidth
      {...inputs[field]}
      id={optionElementId(field)}
      label={labels[field]}
      value={options[field]}
      disabled={isDisabled}
      error={Boolean(error)}
      helperText={error ?? hint}
      select={field === 'offer'}
      slotProps={{
        ...inputs[field]?.slotProps,
        select: { native: true },
        inputLabel: { shrink: true },
      }}
      onChange={({ target }) =>
        answer.send({ type: 'options.change', patch: { [field]: target.value } })
      }
    >
      {field === 'offer' ? <OfferChoices /> : undefined}
    </TextField>
  );
}

function hintOf(field: OptionField, request: StaffRequest): string | undefined {
  const { pickupLocation, specialRequirements } = request.booking;
  if (field === 'requirements') {
    return `The guest wrote: “${specialRequirements}” If this is empty, your reply does not mention it.`;
  }
  return field === 'pickupTime' && findPickupTime(tourOf(request), pickupLocation)
    ? 'Proposed from the pickup place that the guest chose.'
    : hints[field];
}

function OfferChoices() {
  const offer = AnswerContext.useSelector(selectOffer);
  return (
    <>
      <option value="none">None</option>
      {offer === 'family' ? (
        <option value="family">{`Family, private tour and ${terms.familyDiscountPercent}% off`}</option>
      ) : null}
      <option value="group">Group discount</option>
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

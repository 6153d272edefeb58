import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

import { dietaryOptions, FREE_TEXT_LIMIT } from '#domain/booking/booking.ts';
import { dietaryLabel } from '#domain/booking/diet.ts';
import { countCharacters, groupThousands } from '#lib/text.ts';
import { findTour } from '#domain/tours/tours.ts';
import { selectTourId } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { AnswerField, FieldGroup, useField } from './fields.tsx';

/** Step 2: pickup and preferences. */
export function PickupStep() {
  return (
    <>
      <FieldGroup title="Where we meet you">
        <AnswerField
          field="accommodation"
          label="Accommodation"
          hint="Your hotel, guest house or ship, and the town."
        />
        <Box>
          <AnswerField field="pickupLocation" label="Pickup location" />
          <PickupSuggestions />
        </Box>
      </FieldGroup>
      <FieldGroup title="What you need">
        <AnswerField field="dietaryRestrictions" label="Dietary restrictions" optional>
          <option value="">Select if it applies</option>
          {dietaryOptions.map((option) => (
            <option key={option} value={option}>
              {dietaryLabel(option)}
            </option>
          ))}
        </AnswerField>
        <RequirementsField />
      </FieldGroup>
    </>
  );
}

function PickupSuggestions() {
  const tour = findTour(useBookingSelector(selectTourId));
  const { value, change } = useField('pickupLocation');
  if (!tour) return null;
  return (
    <Box
      role="group"
      aria-label="Usual pickup points"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
    >
      {tour.pickupPoints.map((point) => (
        <Chip
          key={point}
          label={point}
          component="button"
          type="button"
          variant={value === point ? 'filled' : 'outlined'}
          aria-pressed={value === point}
          onClick={() => change(point)}
        />
      ))}
    </Box>
  );
}

function RequirementsField() {
  const { value } = useField('specialRequirements');
  const count = countCharacters(value);
  const isNearLimit = count > FREE_TEXT_LIMIT * 0.9;
  return (
    <AnswerField
      field="specialRequirements"
      label="Special requirements"
      optional
      multiline
      minRows={4}
      hint={
        isNearLimit
          ? `${groupThousands(count)} of ${groupThousands(FREE_TEXT_LIMIT)} characters.`
          : 'For example children’s ages, a cruise ship, or how you’d like us to answer.'
      }
    />
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { shallowEqual } from '@xstate/react';
import { memo, type ComponentType } from 'react';

import { company } from '#content/company.ts';
import {
  bookingFields,
  FREE_TEXT_LIMIT,
  questionGroups,
  questionOf,
  type BookingField,
  type Question,
} from '#domain/booking/questions.ts';
import { whatsAppMessage } from '#domain/booking/booking-text.ts';
import { minimumPersonsOf, personsLabel, personsOptions } from '#domain/tours/party-size.ts';
import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { whatsAppHref } from '#domain/site/contact-links.ts';
import { formatWholeUsd } from '#domain/tours/pricing.ts';
import { findTour, parseTourTitle, tours } from '#domain/tours/tours.ts';
import { countCharacters, groupThousands } from '#lib/text.ts';
import { selectBookableDay, selectClosedTours, selectTourId } from '#machines/booking.selectors.ts';

import { useBookingSelector } from './booking-context.tsx';
import { EmailHint, PhoneHint, ShortNotice } from './hints.tsx';
import { DateField } from './DateField.tsx';
import { AnswerField, FieldGroup, useField } from './fields.tsx';

const components: Readonly<Record<NonNullable<Question['component']>, ComponentType>> = {
  tour: TourField,
  date: DayField,
  persons: PersonsField,
  email: EmailField,
  phone: PhoneField,
  pickup: PickupField,
  requirements: RequirementsField,
};

interface StepFieldsProps {
  step: Question['step'];
}

/** The fields of step 1 or 2, from the table of questions. */
export const StepFields = memo(({ step }: StepFieldsProps) => {
  const fields = bookingFields.filter((field) => questionOf(field).step === step);
  const groups = [...new Set(fields.map((field) => questionOf(field).group))];
  return groups.map((group, index) => (
    <FieldGroup key={group} title={questionGroups[group]} isFirst={index === 0}>
      <Box sx={linesStyle}>
        {fields
          .filter((field) => questionOf(field).group === group)
          .map((field) => (
            <Box key={field} sx={questionOf(field).isHalfLine ? undefined : wholeLine}>
              <QuestionField field={field} />
            </Box>
          ))}
      </Box>
    </FieldGroup>
  ));
});

const linesStyle = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const wholeLine = { gridColumn: '1 / -1' } as const;

function QuestionField({ field }: { field: BookingField }) {
  const { component } = questionOf(field);
  const Component = component && components[component];
  return Component ? <Component /> : <AnswerField field={field} />;
}

function TourField() {
  const tourId = useBookingSelector(selectTourId);
  const closed = useBookingSelector(selectClosedTours, shallowEqual);
  return (
    <AnswerField field="tourId" sx={tourStyle} action={tourId === '' ? 'Choose' : 'Change'}>
      <option value="">Select a tour</option>
      {tours.map((tour) => (
        <option key={tour.id} value={tour.id}>
          {`${parseTourTitle(tour.title).place} (${formatWholeUsd(tour.priceUsd)})${closed.includes(tour.id) ? ': not on this day' : ''}`}
        </option>
      ))}
    </AnswerField>
  );
}

/**
 * On phones the tour's title has one line, so that the date field is on the first screen. Large text needs two lines.
 */
const tourStyle = {
  '@media (min-width: 19.95em) and (max-width: 599.95px)': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    mb: -1,
    '& > label': { flex: 'none', m: 0, marginInlineEnd: 1.5 },
    '& > div': { flex: '1 1 9rem', minWidth: 0 },
    '&&& select': { py: 1.25, paddingInlineStart: 1.5, paddingInlineEnd: '5em' },
    // Stretches the select over the whole line, so that a press on any part of the line opens it.
    '& > div::after': {
      content: 'attr(data-action)',
      position: 'absolute',
      insetInlineEnd: 14,
      pointerEvents: 'none',
      color: 'primary.main',
      fontWeight: 600,
    },
    '& > div > svg': { display: 'none' },
    '& > p': { flexBasis: '100%' },
  },
} as const;

function DayField() {
  return (
    <>
      <DateField />
      <ShortNotice />
    </>
  );
}

function PersonsField() {
  const tour = findTour(useBookingSelector(selectTourId));
  const minimum = minimumPersonsOf(tour);
  return (
    <AnswerField
      field="persons"
      label={`Number of persons (${personsLabel(minimum)})`}
      hint={
        <>
          {'Count everyone, children and babies too. Another group size? '}
          <OtherSizes />
        </>
      }
    >
      <option value="">Select the number of persons</option>
      {personsOptions(minimum).map((offered) => (
        <option key={offered} value={String(offered)}>
          {`${offered} ${offered === 1 ? 'person' : 'persons'}`}
        </option>
      ))}
    </AnswerField>
  );
}

/** Sizes that the form does not offer are asked for in a chat. */
function OtherSizes() {
  const tour = findTour(useBookingSelector(selectTourId));
  const date = useBookingSelector(selectBookableDay);
  if (!company.whatsApp) return 'Call or email us.';
  const message = whatsAppMessage({
    tourTitle: tour?.title,
    day: date ? formatDayWithWeekday(date) : '',
  });
  return (
    <>
      <Link href={whatsAppHref(message)} target="_blank" rel="noopener noreferrer">
        Ask us on WhatsApp
      </Link>
      .
    </>
  );
}

function EmailField() {
  return (
    <>
      <AnswerField field="email" />
      <EmailHint />
    </>
  );
}

function PhoneField() {
  return (
    <>
      <AnswerField field="phone" />
      <PhoneHint />
    </>
  );
}

function PickupField() {
  return (
    <>
      <AnswerField field="pickupLocation" />
      <PickupSuggestions />
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
      {...(isNearLimit && {
        hint: `${groupThousands(count)} of ${groupThousands(FREE_TEXT_LIMIT)} characters.`,
      })}
    />
  );
}

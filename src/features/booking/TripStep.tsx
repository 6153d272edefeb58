import Box from '@mui/material/Box';

import { formatWholeUsd } from '#domain/tours/pricing.ts';
import { minimumPersonsOf, personsLabel, personsOptions } from '#domain/booking/party-size.ts';
import { tours, findTour, parseTourTitle } from '#domain/tours/tours.ts';
import { selectPersons, selectReplacedPersons, selectTourId } from '#machines/booking.selectors.ts';

import { visuallyHidden } from '#ui/visually-hidden.ts';

import { AnswerField, FieldGroup } from './fields.tsx';
import { useBookingSelector } from './booking-context.tsx';
import { DateEntry } from './DateEntry.tsx';
import { EmailHint } from './EmailHint.tsx';
import { OtherSizes } from './OtherSizes.tsx';
import { PhoneHint } from './PhoneHint.tsx';
import { ShortNotice } from './ShortNotice.tsx';

/** Step 1: tour, date, persons and contact details. */
export function TripStep() {
  return (
    <>
      <FieldGroup title="The day">
        <TourField />
        <div>
          <DateEntry />
          <ShortNotice />
        </div>
        <PersonsField />
      </FieldGroup>
      <FieldGroup title="About you">
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, sm: 3 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          }}
        >
          <AnswerField
            field="firstName"
            label="First name"
            autoComplete="given-name"
            inputProps={{ autoCapitalize: 'words', spellCheck: false }}
          />
          <AnswerField
            field="lastName"
            label="Last name"
            autoComplete="family-name"
            inputProps={{ autoCapitalize: 'words', spellCheck: false }}
          />
        </Box>
        <div>
          <AnswerField
            field="email"
            label="Email"
            type="email"
            autoComplete="email"
            hint="We’ll reply to this address."
            inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
          />
          <EmailHint />
        </div>
        <div>
          <AnswerField
            field="phone"
            label="Phone"
            type="tel"
            autoComplete="tel"
            hint="Include the country code. We only call about your tour."
          />
          <PhoneHint />
        </div>
      </FieldGroup>
    </>
  );
}

function TourField() {
  const tourId = useBookingSelector(selectTourId);
  return (
    <AnswerField
      field="tourId"
      label="Tour"
      sx={tourStyle}
      action={tourId === '' ? 'Choose' : 'Change'}
    >
      <option value="">Select a tour</option>
      {tours.map((tour) => (
        <option key={tour.id} value={tour.id}>
          {`${parseTourTitle(tour.title).place} (${formatWholeUsd(tour.priceUsd)})`}
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
    '& > label': { flex: 'none', m: 0, mr: 1.5 },
    '& > div': { flex: '1 1 9rem', minWidth: 0 },
    '& select': { '&&': { py: 1.25, pl: 1.5, pr: '5em' } },
    // Stretches the select over the whole line, so that a press on any part of the line opens it.
    '& > div::after': {
      content: 'attr(data-action)',
      position: 'absolute',
      right: 14,
      pointerEvents: 'none',
      color: 'primary.main',
      fontWeight: 600,
    },
    '& > div > svg': { display: 'none' },
    '& > p': { flexBasis: '100%' },
  },
} as const;

function PersonsField() {
  const tour = findTour(useBookingSelector(selectTourId));
  const minimum = minimumPersonsOf(tour);
  const persons = useBookingSelector(selectPersons);
  const replaced = useBookingSelector(selectReplacedPersons);
  const change = replaced
    ? `We changed this from ${replaced} to ${persons} when you chose this tour. Please check it. `
    : '';
  return (
    <>
      <AnswerField
        field="persons"
        label={`Number of persons (${personsLabel(minimum)})`}
        hint={
          <>
            <span>{change}</span>
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
      <Box role="status" sx={visuallyHidden}>
        {change && <span key={change}>{`Number of persons: ${change}`}</span>}
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import { useState } from 'react';

import { company } from '#content/company.ts';
import { isCruisePickup } from '#domain/booking/cruise-pickup.ts';
import { toDialNumber } from '#domain/booking/phone-number.ts';
import { childrenPriceLine } from '#domain/tours/pricing.ts';
import { findTour } from '#domain/tours/tours.ts';
import { selectDraft, selectTourId } from '#machines/booking.selectors.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingActor, useBookingSelector } from './booking-context.tsx';
import { FieldHint } from './field-hint.tsx';
import { AnswerField, useField } from './fields.tsx';

/** Asks cruise passengers for the ship's schedule, which decides whether the tour fits into the day ashore. */
export function ShipFields() {
  const isShown = useBookingSelector(({ context }) => isCruisePickup(context.draft));
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {isShown ? <span>Two optional fields about your cruise ship follow.</span> : null}
      </Box>
      {isShown ? (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, sm: 3 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          }}
        >
          <AnswerField
            field="shipName"
            label="Ship"
            optional
            hint="The name of your cruise ship."
          />
          <AnswerField
            field="backOnBoard"
            label="Back on board by"
            type="time"
            optional
            hint={`In ${company.place.country} time, which can differ from the ship’s time.`}
          />
        </Box>
      ) : null}
    </>
  );
}

/**
 * Fields that few guests need. They are closed until the guest opens them or has answered one of them, unless the tour has
 * a price for children.
 */
export function MoreFields() {
  const booking = useBookingActor();
  const tour = findTour(useBookingSelector(selectTourId));
  const priceLine = tour ? childrenPriceLine(tour) : '';
  const [isOpenAtFirst] = useState(() => {
    const { childrenAges, answerBy } = selectDraft(booking.getSnapshot());
    return childrenAges !== '' || answerBy !== '' || priceLine !== '';
  });
  return (
    <Box component="details" open={isOpenAtFirst}>
      <Box component="summary" sx={{ py: 1, cursor: 'pointer', fontWeight: 600 }}>
        {company.whatsApp ? 'Children, or an answer by WhatsApp' : 'Children'}
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, mt: 1.5 }}>
        <AnswerField
          field="childrenAges"
          label="Ages of the children"
          optional
          hint={`${priceLine} Only of guests under 18, such as 6, 9. Use 0 for a baby.`.trim()}
        />
        {company.whatsApp ? <AnswerByField /> : null}
      </Box>
    </Box>
  );
}

function AnswerByField() {
  const { value } = useField('answerBy');
  const { phone } = useBookingSelector(selectDraft);
  const lacksCode = value === 'whatsapp' && !toDialNumber(phone).startsWith('+');
  return (
    <div>
      <AnswerField field="answerBy" label="Answer by" optional>
        <option value="">Email</option>
        <option value="whatsapp">WhatsApp</option>
      </AnswerField>
      <FieldHint>
        {lacksCode ? (
          <span>
            WhatsApp needs your phone number with its country code. Go back to add it, or choose
            email.
          </span>
        ) : null}
      </FieldHint>
    </div>
  );
}

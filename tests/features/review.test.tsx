import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';

import { requestText } from '#domain/booking-text.ts';
import { parseBooking } from '#domain/booking.ts';
import { mailParameters } from '#domain/mail-parameters.ts';
import { firstVersion } from '#domain/reference.ts';
import { BookingContext, BookingProvider } from '#features/booking/booking-context.tsx';
import { ReviewStep } from '#features/booking/ReviewStep.tsx';
import { SiteTheme } from '#theme/SiteTheme.tsx';
import { reference, today, validDraft } from '#tests/support/booking-draft.ts';
import { renderAt } from '#tests/support/page.tsx';

const draft = { ...validDraft, dietaryRestrictions: '', specialRequirements: '' };
const saved = { reference, draft, step: 'review', versions: firstVersion } as const;

function Visit() {
  const booking = BookingContext.useActorRef();
  useEffect(() => {
    booking.send({
      type: 'visit.start',
      visit: { today, reference, tourId: null, saved, sent: null },
    });
  }, [booking]);
  return null;
}

it('what was left unanswered has one word: in the review, in the mail and in the copy of the request', async () => {
  renderAt(
    '/book',
    <SiteTheme>
      <BookingProvider sendBooking={() => Promise.resolve()}>
        <Visit />
        <ReviewStep />
      </BookingProvider>
    </SiteTheme>,
  );
  await screen.findByText('Ada');
  const reviewed = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  const mail = mailParameters(parseBooking(draft, today), {
    reference,
    replaces: null,
    isDoubtful: false,
    isDayChecked: true,
    today,
  });
  expect({
    review: [reviewed('Dietary restrictions'), reviewed('Special requirements')],
    mail: [mail.dietaryRestrictions, mail.specialRequirements],
    copy: requestText(draft, reference).split('\n').slice(-2),
  }).toEqual({
    review: ['None', 'None'],
    mail: ['None', 'None'],
    copy: ['Dietary restrictions: None', 'Special requirements: None'],
  });
});

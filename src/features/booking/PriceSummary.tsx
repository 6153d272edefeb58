import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import { useEffect, useState } from 'react';

import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { cancellationTerms } from '#domain/booking/cancellation.ts';
import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { offerText } from '#domain/tours/offers.ts';
import { formatSum, formatUsd, formatWholeUsd, type Price } from '#domain/tours/pricing.ts';
import { findTour } from '#domain/tours/tours.ts';
import type { BookingSnapshot } from '#machines/booking.machine.ts';
import {
  selectBookableDay,
  selectDraft,
  selectPrice,
  selectToday,
} from '#machines/booking.selectors.ts';
import { figureStyle } from '#theme/typography.ts';
import { Ticket } from '#ui/Ticket.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { useBookingSelector } from './booking-context.tsx';

/** Shows the request and its price as a ticket. It is visible on every step and updates with every answer. */
export function PriceSummary() {
  const draft = useBookingSelector(selectDraft);
  const day = useBookingSelector(selectBookableDay);
  const price = useBookingSelector(selectPrice, shallowEqual);
  const today = useBookingSelector(selectToday);
  const tour = findTour(draft.tourId);
  return (
    <Ticket
      aria-label="Your request so far"
      sx={tour ? undefined : { display: { xs: 'none', lg: 'block' } }}
      stub={
        <>
          <Amounts price={price} tour={tour} />
          <OfferNote variant="body2" sx={{ mt: 2 }} />
        </>
      }
    >
      <Typography variant="overline">Your request</Typography>
      <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
        {tour?.title ?? 'No tour selected yet'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        {day ? formatDayWithWeekday(day) : 'No date yet'}
        {tour ? (
          <Box component="span" sx={{ display: 'block' }}>
            {tour.duration}
          </Box>
        ) : null}
      </Typography>
      <Typography variant="body2" sx={{ mt: 2 }}>
        {terms.inclusionsLine}
      </Typography>
      {tour?.ticketsLine ? (
        <Typography key={tour.id} variant="body2" sx={{ mt: 1 }}>
          {tour.ticketsLine}
        </Typography>
      ) : null}
      {day ? (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {cancellationTerms(day, today)}
        </Typography>
      ) : null}
      <Announcement price={price} />
    </Ticket>
  );
}

function Amounts({ price, tour }: { price: Price | null; tour: Tour | undefined }) {
  if (!price) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {tour
          ? `${formatWholeUsd(tour.priceUsd)} per person. Choose the number of persons to see the total.`
          : 'Choose a tour and the number of persons to see the price.'}
      </Typography>
    );
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
      <Row label={formatSum(price)} amount={formatUsd(price.totalCents)} isTotal />
      <Row label={`Deposit (${terms.depositPercent}%)`} amount={formatUsd(price.depositCents)} />
      <Row label="Balance due in cash on arrival" amount={formatUsd(price.balanceCents)} />
    </Box>
  );
}

interface RowProps {
  label: string;
  amount: string;
  isTotal?: boolean;
}

function Row({ label, amount, isTotal = false }: RowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography component="dt" variant="body2" sx={{ flex: '1 1 4em' }}>
        {isTotal ? (
          <Box component="span" sx={visuallyHidden}>
            Total:{' '}
          </Box>
        ) : null}
        <span>{label}</span>
      </Typography>
      <Typography
        component="dd"
        translate="no"
        variant="body2"
        sx={[
          figureStyle,
          { m: 0, ml: 'auto', whiteSpace: 'nowrap' },
          isTotal && { fontSize: 'h3.fontSize', lineHeight: 1.2 },
        ]}
      >
        {amount}
      </Typography>
    </Box>
  );
}

const ANNOUNCE_AFTER_MS = 800;

/** Announces the new total to screen readers once the visitor has stopped changing it. */
function Announcement({ price }: { price: Price | null }) {
  const offer = useBookingSelector(selectOffer);
  const text = price
    ? `Total ${formatUsd(price.totalCents)}, deposit ${formatUsd(price.depositCents)}, balance ${formatUsd(price.balanceCents)}. ${offer}`.trim()
    : '';
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Box role="status" sx={visuallyHidden}>
      {announced}
    </Box>
  );
}

/** Returns the offer for this group size on the chosen tour; empty if there is none. */
function selectOffer({ context: { draft } }: BookingSnapshot): string {
  const tour = findTour(draft.tourId);
  return tour ? offerText(tour, Number(draft.persons)) : '';
}

/** Shows the offer for which the party may ask, since no total includes it. */
function OfferNote(props: Pick<TypographyProps, 'sx' | 'variant'>) {
  const offer = useBookingSelector(selectOffer);
  return offer ? <Typography {...props}>{offer}</Typography> : null;
}

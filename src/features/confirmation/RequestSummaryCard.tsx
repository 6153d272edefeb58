import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { Receipt } from '#domain/booking/stored-booking.ts';
import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import { cancellationTerms } from '#domain/booking/cancellation.ts';
import { offerText } from '#domain/tours/offers.ts';
import { formatUsd, priceFor } from '#domain/tours/pricing.ts';
import { findTour } from '#domain/tours/tours.ts';
import { figureStyle } from '#theme/typography.ts';
import { Picture } from '#ui/Picture.tsx';
import { Ticket } from '#ui/Ticket.tsx';

import { useBelizeToday } from './use-receipt.ts';

/** Shows the request as a boarding card: tour, date, guests, price, reference. */
export function RequestSummaryCard({ receipt }: { receipt: Receipt }) {
  const today = useBelizeToday();
  const tour = findTour(receipt.tourId);
  if (!tour) return null;
  const price = priceFor(tour, receipt.persons);
  const offer = offerText(tour, receipt.persons);
  return (
    <Ticket
      aria-label="Your request"
      picture={
        <Picture
          name={tour.image}
          sizes="(min-width: 1200px) 568px, (min-width: 600px) 50vw, 100vw"
          variant="wide"
          alt=""
        />
      }
      stub={
        <>
          <Facts
            facts={[
              ['Total', formatUsd(price.totalCents), 'no'],
              ['Deposit', formatUsd(price.depositCents), 'no'],
              ['Balance due in cash on arrival', formatUsd(price.balanceCents), 'no'],
            ]}
          />
          {offer ? (
            <Typography variant="body2" sx={{ mt: 2 }}>
              {offer}
            </Typography>
          ) : null}
          <Typography variant="body2" sx={{ mt: 2 }}>
            {cancellationTerms(receipt.date, today)}
          </Typography>
        </>
      }
    >
      <Typography variant="overline">Requested, not confirmed yet</Typography>
      <Typography variant="h3" component="p" sx={{ mt: 0.5, mb: 2 }}>
        {tour.title}
      </Typography>
      <Facts
        facts={[
          ['Reference', receipt.reference, 'no'],
          ['Date', formatDayWithWeekday(receipt.date)],
          ['Guests', String(receipt.persons)],
          ['Departure', tour.departure],
        ]}
      />
    </Ticket>
  );
}

/** `no` excludes the text from page translation, so that the guest and the staff read the same text. */
type Fact = readonly [label: string, text: string, translate?: 'no'];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
      }}
    >
      {facts.map(([label, text, translate]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" translate={translate} sx={{ m: 0, ...figureStyle }}>
            {text}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

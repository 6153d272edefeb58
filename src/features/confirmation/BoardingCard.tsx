import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { Receipt } from '#domain/booking-record.ts';
import { formatDayWithWeekday } from '#domain/calendar.ts';
import { cancellationTerms } from '#domain/cancellation.ts';
import { offerText } from '#domain/offers.ts';
import { formatUsd, priceFor } from '#domain/pricing.ts';
import { tourPicturesOf } from '#domain/tour-pictures.ts';
import { findTour } from '#domain/tours.ts';
import { Picture } from '#ui/Picture.tsx';
import { Ticket } from '#ui/Ticket.tsx';

import { useBelizeToday } from './use-receipt.ts';

/** What was asked for, like a boarding card: tour, date, guests, price, reference. */
export function BoardingCard({ receipt }: { receipt: Receipt }) {
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
          name={tourPicturesOf(tour.id).main}
          sizes="(min-width: 900px) 850px, 100vw"
          variant="band"
          alt=""
        />
      }
      stub={
        <>
          <Facts
            facts={[
              ['Total', formatUsd(price.totalCents)],
              ['Deposit', formatUsd(price.depositCents)],
              ['Balance due in cash on arrival', formatUsd(price.balanceCents)],
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
          ['Reference', receipt.reference],
          ['Date', formatDayWithWeekday(receipt.date)],
          ['Guests', String(receipt.persons)],
          ['Departure', tour.departure],
        ]}
      />
    </Ticket>
  );
}

/** What guest and staff must read alike, whatever translates the page. */
const keptAsWritten: ReadonlySet<string> = new Set([
  'Reference',
  'Total',
  'Deposit',
  'Balance due in cash on arrival',
]);

function Facts({ facts }: { facts: readonly (readonly [label: string, text: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {facts.map(([label, text]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            translate={keptAsWritten.has(label) ? 'no' : undefined}
            sx={{ m: 0, fontWeight: 600 }}
          >
            {text}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

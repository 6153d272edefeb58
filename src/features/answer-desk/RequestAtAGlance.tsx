import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { shallowEqual } from '@xstate/react';
import type { ReactNode } from 'react';

import { answerWarnings, discountOf, tourOf } from '#domain/booking/answer-options.ts';
import { answerPrice, pickupText } from '#domain/booking/answer-text.ts';
import { daysAway } from '#domain/booking/lead-time.ts';
import { toDialNumber } from '#domain/booking/contact-details.ts';
import { guestsText } from '#domain/booking/booking-text.ts';
import { answerLines } from '#domain/booking/printed-answers.ts';
import { formatDayWithWeekday, isRealDay } from '#domain/site/calendar.ts';
import { formatUsd } from '#domain/tours/pricing.ts';
import { selectChangedFields } from '#machines/answer.machine.ts';
import { perforatedStyle, ticketStyle } from '#ui/Ticket.tsx';

import { AnswerContext, useAnswer, type RequestProps } from './answer-context.tsx';
import { CalendarActions } from './CalendarActions.tsx';

/** The tour, the day and the guests, and what staff should check before they answer. */
export function RequestSummary({ request, options }: RequestProps) {
  const { today, minutes, closedDays } = useAnswer();
  const { booking } = request;
  const { day } = options;
  const isMoved = day !== booking.date;
  const tour = tourOf(request);
  const warnings = answerWarnings(request, options, { today, minutes, closedDays });
  return (
    <Box component="section" aria-label="The request" sx={summaryStyle}>
      <Typography variant="overline">{`Request ${request.reference}`}</Typography>
      <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
        {tour?.title ?? 'This tour is no longer on the site'}
      </Typography>
      {tour ? null : <Typography sx={{ overflowWrap: 'anywhere' }}>{booking.tourId}</Typography>}
      {isRealDay(day) ? (
        <Typography sx={{ mt: 0.5, fontWeight: 600 }}>
          {`${formatDayWithWeekday(day)} `}
          <Box component="span" sx={{ display: 'block' }}>
            {`${day < today ? '' : `(${daysAway(day, today)})`}${isMoved ? ', set by you' : ''}`}
          </Box>
        </Typography>
      ) : null}
      {isMoved ? (
        <Typography>{`The guest asked for ${formatDayWithWeekday(booking.date)}.`}</Typography>
      ) : null}
      <Typography dir="auto">
        {`${guestsText(Number(booking.persons))}, ${booking.firstName} ${booking.lastName}`}
      </Typography>
      {warnings.length > 0 ? (
        <Box component="ul" aria-label="Check before you answer" sx={warningsStyle}>
          {warnings.map(([subject, text]) => (
            <li key={subject}>
              <strong>{`${subject}: `}</strong>
              {text}
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** All other facts of the request, and the values that staff have set for its answers. */
export function RequestDetails({ request, options }: RequestProps) {
  const changed = AnswerContext.useSelector(selectChangedFields, shallowEqual);
  const { booking } = request;
  const price = answerPrice(request, options);
  const number = toDialNumber(booking.phone);
  const isPickupChanged = changed.includes('pickupPlace') || changed.includes('pickupTime');
  const discount = discountOf(options);
  const facts: readonly { label: string; value: ReactNode }[] = [
    // The name is above, beside the number of guests.
    ...answerLines(booking, ['guest', 'place', 'needs'])
      .filter(({ field }) => field !== 'firstName')
      .map(({ field, label, value }) => ({
        label,
        value: field === 'phone' && number ? <Link href={`tel:${number}`}>{value}</Link> : value,
      })),
    ...(isPickupChanged
      ? [{ label: 'Pickup, set by you', value: pickupText(options) || 'To be arranged' }]
      : []),
    ...(price
      ? [
          {
            label: discount > 0 ? `Total, less ${discount}% as set by you` : 'Total',
            value: formatUsd(price.totalCents),
          },
          { label: 'Deposit', value: formatUsd(price.depositCents) },
          { label: 'Balance, in cash on arrival', value: formatUsd(price.balanceCents) },
        ]
      : [{ label: 'Total that the guest saw', value: formatUsd(request.totalCents) }]),
  ];
  return (
    <Box component="section" aria-label="The details" sx={detailsStyle}>
      <Box component="dl" sx={factsStyle}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" dir="auto" sx={valueStyle}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      {tourOf(request) && isRealDay(options.day) ? (
        <CalendarActions request={request} options={options} />
      ) : null}
    </Box>
  );
}

const framed = { border: '1px solid', borderColor: 'divider' } as const;
const wideScreens = '@media (min-width: 900px)';

const summaryStyle = { ...ticketStyle, p: 3, '@media print': framed } as const;

/** On wide screens, the two parts are one ticket. */
const detailsStyle = {
  ...ticketStyle,
  p: 3,
  '@media print': framed,
  mt: { xs: 4, md: 0 },
  [wideScreens]: { ...perforatedStyle, overflow: 'visible' },
} as const;

const factsStyle = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  fontVariantNumeric: 'tabular-nums',
} as const;

const valueStyle = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const warningsStyle = {
  m: 0,
  mt: 2,
  p: 2,
  pl: 4,
  borderLeft: 6,
  borderColor: 'error.main',
  bgcolor: 'background.default',
  '& li + li': { mt: 0.75 },
} as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { answerAlerts } from '#domain/booking/answer-alerts.ts';
import { proposeOptions, tourOf } from '#domain/booking/answer-options.ts';
import { answerPrice } from '#domain/booking/answer-text.ts';
import { dietaryLabel, UNANSWERED } from '#domain/booking/diet.ts';
import { daysAway } from '#domain/booking/lead-time.ts';
import { toDialNumber } from '#domain/booking/phone-number.ts';
import type { StaffRequest } from '#domain/booking/staff-request.ts';
import { guestsText } from '#domain/booking/whatsapp-message.ts';
import type { Closure } from '#domain/notices/notices.ts';
import { formatDayWithWeekday } from '#domain/site/calendar.ts';
import type { PlaceTime } from '#domain/site/destination-time.ts';
import { formatUsd } from '#domain/tours/pricing.ts';
import { selectIsComposing } from '#machines/answer.selectors.ts';
import { capitalize } from '#lib/words.ts';

import { AnswerContext, useAnswer } from './answer-context.tsx';
import { CalendarActions } from './CalendarActions.tsx';

/** The facts of the request, and alerts about its unusual facts. */
export function RequestAtAGlance({ request }: { request: StaffRequest }) {
  const { today, minutes, closedDays, options } = useAnswer();
  const isComposing = AnswerContext.useSelector(selectIsComposing);
  const current = isComposing ? options : proposeOptions('yes', request, { today, closedDays });
  const { booking } = request;
  const price = answerPrice(request, current);
  const number = toDialNumber(booking.phone);
  const isPast = booking.date < today;
  const facts: readonly { label: string; value: ReactNode }[] = [
    { label: 'Guests', value: guestsText(price.persons) },
    { label: 'Name', value: `${booking.firstName} ${booking.lastName}` },
    {
      label: 'Phone',
      value: number ? <Link href={`tel:${number}`}>{booking.phone}</Link> : booking.phone,
    },
    { label: 'Email', value: booking.email },
    { label: 'Pickup', value: booking.pickupLocation },
    { label: 'Staying at', value: booking.accommodation },
    { label: 'Diet', value: dietaryLabel(booking.dietaryRestrictions) },
    { label: 'Special requirements', value: booking.specialRequirements || UNANSWERED },
    { label: 'Total', value: formatUsd(price.totalCents) },
    { label: 'Deposit', value: formatUsd(price.depositCents) },
    { label: 'Balance, in cash on arrival', value: formatUsd(price.balanceCents) },
    { label: 'Sent on', value: formatDayWithWeekday(request.sentOn) },
  ];
  return (
    <Box
      component="section"
      aria-label="The request"
      sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', p: { xs: 2, sm: 3 } }}
    >
      <Typography variant="overline">{`Request ${request.reference}`}</Typography>
      <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
        {tourOf(request).title}
      </Typography>
      <Typography sx={{ mt: 0.5, fontWeight: 600 }}>
        {`${formatDayWithWeekday(booking.date)}${isPast ? '' : ` (${daysAway(booking.date, today)})`}`}
      </Typography>
      <Alerts request={request} now={{ today, minutes }} closedDays={closedDays} />
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
      <CalendarActions request={request} options={current} />
    </Box>
  );
}

interface AlertsProps {
  request: StaffRequest;
  now: PlaceTime;
  closedDays: readonly Closure[];
}

function Alerts({ request, now, closedDays }: AlertsProps) {
  const alerts = answerAlerts(request, now, closedDays);
  if (alerts.length === 0) return null;
  return (
    <Box component="ul" aria-label="What is unusual" sx={alertsStyle}>
      {alerts.map(({ title, text }) => (
        <li key={title}>
          <strong>{`${title}: `}</strong>
          <span>{capitalize(text)}</span>
        </li>
      ))}
    </Box>
  );
}

const factsStyle = {
  m: 0,
  mt: 2.5,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  fontVariantNumeric: 'tabular-nums',
} as const;

const valueStyle = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const alertsStyle = {
  m: 0,
  mt: 2,
  p: 2,
  pl: 4,
  borderLeft: 6,
  borderColor: 'error.main',
  bgcolor: 'background.default',
  '& li + li': { mt: 0.75 },
} as const;

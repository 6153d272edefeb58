import Box from '@mui/material/Box';

import { isRealDay, type IsoDay } from '#domain/calendar.ts';
import { daysAway, isShortNotice } from '#domain/lead-time.ts';

import { WaysToUs } from './contacts.tsx';

/** A note that is set off from the text around it. */
export const noteStyle = {
  borderLeft: 4,
  borderColor: 'ochre.main',
  bgcolor: 'limestone.main',
  mt: 2,
  px: 2,
  py: 1.5,
} as const;

/** For a request that was sent for a tour nearer than an answer may be: asks to call, beside the promise to answer. */
export function CallNow({ date, today }: { date: string; today: IsoDay }) {
  if (!isRealDay(date) || !isShortNotice(date, today)) return null;
  return (
    <Box sx={noteStyle}>
      <span key={daysAway(date, today)}>
        {`Your tour is ${daysAway(date, today)}: please call us now at `}
      </span>
      <WaysToUs chat=" or write to us on " />
      <span>, and name your reference.</span>
    </Box>
  );
}

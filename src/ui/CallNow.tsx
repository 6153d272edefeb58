import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { isRealDay, type IsoDay } from '#domain/calendar.ts';
import { telHref } from '#domain/contact-links.ts';
import { daysAway, isShortNotice } from '#domain/lead-time.ts';
import { company } from '#content/company.ts';

import { ChatLink } from './inquiry.tsx';
import { noteStyle } from './note-style.ts';

/** For a request that was sent for a tour nearer than an answer may be: asks to call, beside the promise to answer. */
export function CallNow({ date, today }: { date: string; today: IsoDay }) {
  if (!isRealDay(date) || !isShortNotice(date, today)) return null;
  return (
    <Box sx={noteStyle}>
      <span key={daysAway(date, today)}>
        {`Your tour is ${daysAway(date, today)}: please call us now at `}
      </span>
      <Link href={telHref(company.phone)} translate="no" sx={{ whiteSpace: 'nowrap' }}>
        {company.phone}
      </Link>
      {company.whatsApp ? (
        <>
          <span> or write to us on </span>
          <ChatLink>WhatsApp</ChatLink>
        </>
      ) : null}
      <span>, and name your reference.</span>
    </Box>
  );
}

import { company } from '#content/company.ts';
import type { RequestTiming } from '#domain/booking/lead-time.ts';

import { ChatLink, PhoneLink } from './contacts.tsx';

/**
 * Explains how to reach the company outside opening hours: by WhatsApp first, or by phone from the next opening time
 * on.
 */
export function ContactsOutsideHours({
  timing: { answersFrom, isAnswerTooLate },
}: {
  timing: Pick<RequestTiming, 'answersFrom' | 'isAnswerTooLate'>;
}) {
  const hour = `${answersFrom} (${company.place.country} time).`;
  return (
    <>
      {company.whatsApp ? (
        <>
          <span>Our office is closed now. Please message us on </span>
          <ChatLink>WhatsApp</ChatLink>
          <span>, or call </span>
        </>
      ) : (
        <span>Our office is closed now. Please call </span>
      )}
      <PhoneLink sx={{ whiteSpace: 'nowrap' }} />
      <span key={hour}>
        {` from ${hour}${isAnswerTooLate ? ' By then, this tour will have left.' : ''}`}
      </span>
    </>
  );
}

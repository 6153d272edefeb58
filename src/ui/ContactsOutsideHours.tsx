import { company } from '#content/company.ts';
import type { RequestTiming } from '#domain/booking/lead-time.ts';

import { ChatLink, PhoneLink } from './contacts.tsx';

/** Says outside opening hours how to reach the company: WhatsApp first, then the hour from which the phone is answered. */
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

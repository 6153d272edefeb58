import Button from '@mui/material/Button';
import { requestMailtoHref } from '#domain/booking-text.ts';
import { company } from '#content/company.ts';
import { telHref } from '#domain/contact-links.ts';
import type { BookingSnapshot } from '#machines/booking.machine.ts';
import { selectDraft, selectReference } from '#machines/booking.selectors.ts';

export const FAILURE_TEXT =
  'There was an error submitting your booking. Please try one of these options:';

interface FailureOptionsProps {
  mailtoHref: string;
  size: 'small' | 'medium';
}

/** The two ways that do without the e-mail service. */
export function FailureOptions({ mailtoHref, size }: FailureOptionsProps) {
  return (
    <>
      <Button variant="outlined" color="inherit" size={size} href={mailtoHref}>
        Send via Email
      </Button>
      <Button variant="outlined" color="inherit" size={size} href={telHref(company.phone)}>
        <span>
          <span>Call&nbsp;</span>
          <span translate="no">{company.phone}</span>
        </span>
      </Button>
    </>
  );
}

/** Address of the fallback e-mail with everything that was entered. */
export const selectMailtoHref = (snapshot: BookingSnapshot): string =>
  requestMailtoHref(selectDraft(snapshot), selectReference(snapshot));

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import { company } from '#content/company.ts';
import { telHref } from '#domain/site/contact-links.ts';
import { selectMailtoHref } from '#machines/booking.selectors.ts';
import { ErrorIcon } from '#ui/icons.tsx';

import { useBookingSelector } from './booking-context.tsx';

/** The frame of every error message. */
export const errorFrame = {
  border: 2,
  borderColor: 'error.main',
  bgcolor: 'background.paper',
  p: { xs: 2, sm: 3 },
} as const;

interface FailureBoxProps {
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
  heading: string;
  children: ReactNode;
}

/** A permanent error message with ways to continue. Screen readers announce it as an alert. */
export const FailureBox = ({ ref, tabIndex, heading, children }: FailureBoxProps) => (
  <Box
    ref={ref}
    tabIndex={tabIndex}
    role="alert"
    // Scrolled to the top, the box begins close below the header, so that no half button is seen above it.
    sx={[errorFrame, { scrollMarginTop: { xs: -24, md: -12 } }]}
  >
    <Typography sx={{ fontWeight: 600, display: 'flex', gap: 1 }}>
      <ErrorIcon color="error" />
      {heading}
    </Typography>
    {children}
  </Box>
);

export const FAILURE_TEXT =
  'There was an error submitting your booking. Please try one of these options:';

interface FailureOptionsProps {
  mailtoHref: string;
  size: 'small' | 'medium';
  /** True if these are the main actions, because a retry cannot succeed. */
  isPrimary?: boolean;
}

/** Links to email and phone, which work without the email service. */
export function FailureOptions({ mailtoHref, size, isPrimary = false }: FailureOptionsProps) {
  const style = isPrimary
    ? ({ size, variant: 'contained' } as const)
    : ({ size, variant: 'outlined', color: 'inherit' } as const);
  return (
    <>
      <Button {...style} href={mailtoHref}>
        Send via Email
      </Button>
      <Button {...style} href={telHref(company.phone)}>
        <span>
          Call&nbsp;
          <span translate="no">{company.phone}</span>
        </span>
      </Button>
    </>
  );
}

/** Replaces a part of the form that crashes repeatedly, and offers email and phone instead. */
export function BookingFormFallback() {
  const mailtoHref = useBookingSelector(selectMailtoHref);
  return (
    <FailureBox heading="Something went wrong with the form.">
      <Typography sx={{ mt: 1, mb: 2 }}>
        Email us your request instead (your answers are already filled in), or call us.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FailureOptions mailtoHref={mailtoHref} size="medium" />
      </Box>
    </FailureBox>
  );
}

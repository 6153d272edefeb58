import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import { company } from '#content/company.ts';
import { telHref } from '#domain/site/contact-links.ts';
import { ErrorIcon } from '#ui/icons.tsx';

/** The frame of every error message. */
export const errorFrame = {
  border: 2,
  borderColor: 'error.main',
  bgcolor: 'background.paper',
  p: { xs: 2, sm: 3 },
} as const;

/** Marks the failure toast, so that the failure panel does not repeat its text at the same time. */
export const FAILURE_TOAST_ATTRIBUTE = 'data-failure-toast';

/** On phones, hides content while the failure toast shows the same, because there is no room for both. */
export const hiddenByToast = {
  '@media (max-width: 599.95px)': {
    [`body:has([${FAILURE_TOAST_ATTRIBUTE}]) &`]: { display: 'none' },
  },
} as const;

/** The id of the failure panel. The toast is in another React tree and moves the focus to the panel by this id. */
export const FAILURE_PANEL_ID = 'booking-failure';

interface FailureBoxProps {
  ref?: Ref<HTMLDivElement>;
  /** The id makes the box focusable. */
  id?: string;
  heading: string;
  children: ReactNode;
}

/** A permanent error message with ways to continue. Screen readers announce it as an alert. */
export const FailureBox = ({ ref, id, heading, children }: FailureBoxProps) => (
  <Box ref={ref} {...(id === undefined ? {} : { id, tabIndex: -1 })} role="alert" sx={errorFrame}>
    <Typography sx={{ fontWeight: 600, display: 'flex', gap: 1 }}>
      <ErrorIcon color="error" />
      <span>{heading}</span>
    </Typography>
    {children}
  </Box>
);

export const FAILURE_TEXT =
  'There was an error submitting your booking. Please try one of these options:';

interface FailureOptionsProps extends Pick<ButtonProps, 'sx'> {
  mailtoHref: string;
  size: 'small' | 'medium';
  /** True if these are the main actions, because a retry cannot succeed. */
  isPrimary?: boolean;
}

/** Links to email and phone, which work without the email service. */
export function FailureOptions({ mailtoHref, size, isPrimary = false, sx }: FailureOptionsProps) {
  const style = isPrimary
    ? ({ size, sx, variant: 'contained' } as const)
    : ({ size, sx, variant: 'outlined', color: 'inherit' } as const);
  return (
    <>
      <Button {...style} href={mailtoHref}>
        Send via Email
      </Button>
      <Button {...style} href={telHref(company.phone)}>
        <span>
          <span>Call&nbsp;</span>
          <span translate="no">{company.phone}</span>
        </span>
      </Button>
    </>
  );
}

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

/** Marks the failure toast, so that the panel does not repeat it while it is shown. */
export const FAILURE_TOAST_ATTRIBUTE = 'data-failure-toast';

/** Hides content that the toast shows too, because a phone has no room for both. */
export const hiddenByToast = {
  '@media (max-width: 599.95px)': {
    [`body:has([${FAILURE_TOAST_ATTRIBUTE}]) &`]: { display: 'none' },
  },
} as const;

/** The toast, which React renders elsewhere, finds the panel by this id to move the focus to it. */
export const FAILURE_PANEL_ID = 'booking-failure';

interface FailureBoxProps {
  ref?: Ref<HTMLDivElement>;
  /** The box can take the focus only if it has an id. */
  id?: string;
  heading: string;
  children: ReactNode;
}

/** A permanent error message with ways to continue, announced as an alert. */
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
  /** True if these are the main actions because a retry cannot help. */
  isPrimary?: boolean;
}

/** Email and phone, which work without the email service. */
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

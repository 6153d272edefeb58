import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ErrorBoundary as Boundary, type FallbackProps } from 'react-error-boundary';

import { MailLink, PhoneLink } from './contacts.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown above "Try again" if the children crash. */
  fallback?: ReactNode;
}

/**
 * Replaces a section that crashes. State that must survive a crash, such as the booking form's actor, belongs above the
 * boundary.
 */
export function ErrorBoundary({ children, fallback }: ErrorBoundaryProps) {
  const renderFallback = ({ resetErrorBoundary }: FallbackProps) => (
    <>
      {fallback === undefined ? <SectionFallback /> : fallback}
      <Button onClick={() => resetErrorBoundary()}>Try again</Button>
    </>
  );
  return <Boundary fallbackRender={renderFallback}>{children}</Boundary>;
}

const SectionFallback = () => (
  <Typography role="note" sx={{ p: 2, bgcolor: 'limestone.main', color: 'limestone.contrastText' }}>
    Something went wrong here. Please call or write to us: <PhoneLink color="inherit" />
    {', '}
    <MailLink color="inherit" />
  </Typography>
);

import Typography from '@mui/material/Typography';
import { Component, Fragment, type ReactNode } from 'react';

import { MailLink, PhoneLink } from './contacts.tsx';

/** The boundary stops restarting its children after more than this number of crashes within the period. */
const MAX_CRASHES = 3;
const CRASH_PERIOD_MS = 10_000;

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered after too many crashes. If it is `null`, the error is rethrown to the parent boundary. */
  fallback?: ReactNode;
}

interface ErrorBoundaryState {
  starts: number;
  crash: { readonly error: unknown } | null;
  isGivenUp: boolean;
}

/**
 * Mounts its children again after they crash, while the rest of the page stays. State that must survive a crash, such
 * as the booking form's actor, belongs above the boundary.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (error: unknown): Partial<ErrorBoundaryState> => ({
    crash: { error },
  });

  override state: ErrorBoundaryState = { starts: 0, crash: null, isGivenUp: false };
  private crashTimes: readonly number[] = [];

  override componentDidCatch() {
    const now = performance.now();
    this.crashTimes = [...this.crashTimes.filter((time) => now - time < CRASH_PERIOD_MS), now];
    if (this.crashTimes.length > MAX_CRASHES) this.setState({ isGivenUp: true });
    else this.setState(({ starts }) => ({ starts: starts + 1, crash: null }));
  }

  override render() {
    const { children, fallback = <SectionFallback /> } = this.props;
    const { starts, crash, isGivenUp } = this.state;
    if (!crash) return <Fragment key={starts}>{children}</Fragment>;
    if (!isGivenUp) return null;
    if (fallback === null) throw crash.error;
    return fallback;
  }
}

const SectionFallback = () => (
  <Typography role="note" sx={{ p: 2, bgcolor: 'limestone.main', color: 'limestone.contrastText' }}>
    <span>Something went wrong here. Please call or write to us: </span>
    <PhoneLink color="inherit" />
    <span>, </span>
    <MailLink color="inherit" />
  </Typography>
);

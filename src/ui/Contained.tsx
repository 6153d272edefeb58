import Typography from '@mui/material/Typography';
import { Component, Fragment, type ReactNode } from 'react';

import { MailLink, PhoneLink } from './contacts.tsx';

/** So many crashes within this time are no accident any more. */
const MOST_CRASHES = 3;
const CRASHES_COUNT_FOR_MS = 10_000;

interface ContainedProps {
  children: ReactNode;
  /** What stands here when starting anew does not help; `null` lets the error through to what surrounds this. */
  instead?: ReactNode;
}

interface ContainedState {
  starts: number;
  crash: { readonly error: unknown } | null;
  isGivenUp: boolean;
}

/**
 * Keeps a crash to the part of the page in which it happens, and starts that part anew. What must outlive that, such
 * as the actor of a form, is held above.
 */
export class Contained extends Component<ContainedProps, ContainedState> {
  static getDerivedStateFromError = (error: unknown): Partial<ContainedState> => ({
    crash: { error },
  });

  override state: ContainedState = { starts: 0, crash: null, isGivenUp: false };
  private crashTimes: readonly number[] = [];

  override componentDidCatch() {
    const now = performance.now();
    this.crashTimes = [...this.crashTimes.filter((time) => now - time < CRASHES_COUNT_FOR_MS), now];
    if (this.crashTimes.length > MOST_CRASHES) this.setState({ isGivenUp: true });
    else this.setState(({ starts }) => ({ starts: starts + 1, crash: null }));
  }

  override render() {
    const { children, instead = <SectionInstead /> } = this.props;
    const { starts, crash, isGivenUp } = this.state;
    if (!crash) return <Fragment key={starts}>{children}</Fragment>;
    if (!isGivenUp) return null;
    if (instead === null) throw crash.error;
    return instead;
  }
}

const SectionInstead = () => (
  <Typography role="note" sx={{ p: 2, bgcolor: 'limestone.main', color: 'limestone.contrastText' }}>
    <span>Something went wrong here. Please call or write to us: </span>
    <PhoneLink color="inherit" />
    <span>, </span>
    <MailLink color="inherit" />
  </Typography>
);

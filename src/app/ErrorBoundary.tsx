import { Component, type ReactNode } from 'react';

import { ErrorScreen } from './ErrorScreen.tsx';

interface ErrorBoundaryProps {
  /** Another place is another try. */
  place: unknown;
  children: ReactNode;
}

interface ErrorBoundaryState {
  place: unknown;
  failure: { error: unknown } | undefined;
}

/** Shows the error screen instead of what failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, failure: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { place, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';

import { column, type } from '../theme/styles.ts';
import { getErrorMessage } from '../room/error-message.ts';

import { MachineList } from './MachineList.tsx';

interface MachineBoundaryProps {
  id: string;
  children: ReactNode;
}

/** An error boundary: if one machine cannot be shown, the page says why, and the others can still be opened. */
export class MachineBoundary extends Component<MachineBoundaryProps, { reason: string | null }> {
  override state = { reason: null };

  static getDerivedStateFromError(error: unknown) {
    return { reason: getErrorMessage(error) };
  }

  override render() {
    const { id, children } = this.props;
    const { reason } = this.state;
    if (reason === null) return children;
    return (
      <div css={column}>
        <MachineList current={id} />
        <p role="alert" css={type.body}>{`${id} cannot be shown: ${String(reason)}`}</p>
      </div>
    );
  }
}

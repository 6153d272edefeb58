import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode, type Ref } from 'react';

import { noteStyle } from '#ui/ShortNoticeAlert.tsx';

/** The delay is longer than the pause between two keystrokes. */
const SETTLED_AFTER_MS = 1000;

/** True after the visitor has stopped typing. A half-typed answer often looks wrong. */
export function useIsSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}

const hintStyle = {
  ...noteStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.75,
  overflowWrap: 'anywhere',
} as const;

interface FieldHintProps {
  ref?: Ref<HTMLDivElement>;
  /**
   * Empty if there is nothing to suggest. The live region itself stays, so that screen readers announce new content.
   */
  children: ReactNode;
}

/** A suggestion below a field. It is announced politely and never blocks the step. */
export const FieldHint = ({ ref, children }: FieldHintProps) => (
  <Box ref={ref} role="status" tabIndex={-1} sx={children ? hintStyle : undefined}>
    {children}
  </Box>
);

import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

interface ViewHeadingProps {
  /** False right after the page opened, because screen readers should read the request above the heading first. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The heading of a view. It takes the focus if the previous view disappeared together with its pressed button. */
export function ViewHeading({ takesFocus = true, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Typography ref={heading} tabIndex={-1} variant="h4" component="h2">
      {children}
    </Typography>
  );
}

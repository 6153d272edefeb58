import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a view. It takes the focus if the pressed button disappeared with the view before. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h2"
      sx={{ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' }}
    >
      {children}
    </Typography>
  );
}

import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

interface FocusFallbackProps {
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * Takes the focus if the focused control inside it is removed, for example together with a notice that the control
 * closes. Tab then continues here.
 */
export function FocusFallback({ sx, children }: FocusFallbackProps) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const observer = new MutationObserver(() => {
      if (!focused.current || focused.current.isConnected) return;
      focused.current = null;
      if (document.activeElement === document.body) place.focus({ preventScroll: true });
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      {...(sx && { sx })}
    >
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SkipLinkProps {
  /** The hash of the element that the link jumps to. The element must be focusable. */
  href: string;
  children: ReactNode;
}

/** A link with which keyboard users skip a part of the page. It is visible only while it has the focus. */
export const SkipLink = (props: SkipLinkProps) => (
  <Box component="a" {...props} sx={skipLinkStyle} />
);

const skipLinkStyle = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2.5,
  py: 1.5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '@media print': { display: 'none' },
} as const;

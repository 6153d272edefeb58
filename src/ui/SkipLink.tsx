import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const HiddenLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '@media print': { display: 'none' },
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

interface SkipLinkProps {
  /** The hash of the element to go to, which must be focusable. */
  href: string;
  children: ReactNode;
}

/** Lets keyboard users skip a part of the page. It is visible only while it has the focus. */
export const SkipLink = (props: SkipLinkProps) => <HiddenLink {...props} />;

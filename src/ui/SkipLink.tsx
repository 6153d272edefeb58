import { styled } from '@mui/material/styles';

const HiddenLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** A link to the main content: the first stop of the Tab key, visible only while it has the focus. */
export const SkipLink = () => <HiddenLink href="#main">Skip to content</HiddenLink>;

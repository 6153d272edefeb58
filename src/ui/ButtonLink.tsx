import { styled } from '@mui/material/styles';
import { RouterLink, type RouterLinkProps } from './RouterLink.tsx';

interface Looks {
  /** `call` is the one thing to press, `plain` a second choice beside it, `light` the second choice on a picture. */
  look?: 'call' | 'plain' | 'light';
  large?: boolean;
}

const color = (name: string) => `var(--mui-palette-${name})`;

const looks = {
  call: {
    color: color('secondary-contrastText'),
    backgroundColor: color('secondary-main'),
    '&:hover': { backgroundColor: color('secondary-dark') },
  },
  plain: {
    color: color('primary-main'),
    boxShadow: `inset 0 0 0 1px ${color('primary-main')}`,
    '&:hover': { backgroundColor: color('limestone-main') },
  },
  light: {
    color: color('text-primary'),
    backgroundColor: color('background-default'),
    '&:hover': { backgroundColor: color('limestone-main') },
  },
} as const;

/** A link that looks like a button. MUI's `Button` can do more, and costs each page 10 kB for it. */
export const ButtonLink = styled(RouterLink, {
  shouldForwardProp: (name) => name !== 'look' && name !== 'large',
})<RouterLinkProps & Looks>(({ theme, look = 'call', large = false }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minHeight: large ? 52 : 44,
  padding: large ? '13px 30px' : '10px 22px',
  borderRadius: theme.shape.borderRadius,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color 200ms ease-out',
  ...looks[look],
  '@media print': { display: 'none' },
}));

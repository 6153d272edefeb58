import { type Theme, styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

interface Looks {
  /**
   * `call` is the one thing to press, `main` what leads on, `plain` a second choice beside it, `light` that on a
   * picture, `bare` that in the colour of its surroundings, `text` and `quiet` the same without a frame.
   */
  look?: 'call' | 'main' | 'plain' | 'light' | 'bare' | 'text' | 'quiet';
  size?: 'small' | 'medium' | 'large';
}

const color = (name: string) => `var(--mui-palette-${name})`;

const shaded = {
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
};

const filled = (name: 'primary' | 'secondary') => ({
  color: color(`${name}-contrastText`),
  backgroundColor: color(`${name}-main`),
  '&:hover': { backgroundColor: color(`${name}-dark`) },
});

const looks = {
  call: filled('secondary'),
  main: filled('primary'),
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
  bare: { color: 'inherit', boxShadow: 'inset 0 0 0 1px', ...shaded },
  text: { color: color('primary-main'), ...shaded },
  quiet: { color: 'inherit', ...shaded },
} as const;

const sizes = {
  small: { minHeight: 44, padding: '8px 14px', fontSize: '1rem' },
  medium: { minHeight: 44, padding: '10px 22px' },
  large: { minHeight: 52, padding: '13px 30px' },
} as const;

const buttonStyle = ({ theme, look = 'plain', size = 'medium' }: { theme: Theme } & Looks) =>
  ({
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: 64,
    margin: 0,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: 'transparent',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: 'background-color 200ms ease-out',
    ...sizes[size],
    ...looks[look],
    '&:disabled': {
      color: color('action-disabled'),
      pointerEvents: 'none',
      ...(look === 'call' || look === 'main'
        ? { backgroundColor: color('action-disabledBackground') }
        : {}),
    },
    '@media print': { display: 'none' },
  }) as const;

const options = {
  shouldForwardProp: (name: PropertyKey) => name !== 'look' && name !== 'size' && name !== 'sx',
};

const PlainButton = styled('button', options)<Looks>(buttonStyle);

/** MUI's `Button` can do more, and costs each page 10 kB for it. */
export const Button = ({ type = 'button', ...props }: ComponentProps<typeof PlainButton>) => (
  <PlainButton {...props} type={type} />
);

/** A link that leads out of the site and looks like a button. */
export const ButtonAnchor = styled('a', options)<Looks>(buttonStyle);

/** A link within the site that looks like a button. */
export const ButtonLink = styled(RouterLink, options)<LinkProps & Looks>(buttonStyle);

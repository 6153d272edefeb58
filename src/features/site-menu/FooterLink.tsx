import Link from '@mui/material/Link';

import { FOOTER_LINKS_ID } from './site-links.ts';

/** Stands in for the menu if its code cannot be loaded: leads to the same links at the page's foot. */
export const FooterLink = () => (
  <Link
    href={`#${FOOTER_LINKS_ID}`}
    color="inherit"
    underline="none"
    sx={{
      display: { md: 'none' },
      py: 1.25,
      fontSize: '0.9375rem',
      fontWeight: 600,
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    }}
  >
    Menu
  </Link>
);

import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';

import { findBookingUrl, findTourOnPage } from '#domain/site/page-meta.ts';

/**
 * The pages whose content already shows the next step. On these pages and on tour pages, the button is not highlighted.
 */
const quietPaths: ReadonlySet<string> = new Set([
  '/answer',
  '/book',
  '/booking-success',
  '/faq',
  '/history',
]);

/**
 * At the top of the home page, the button in the header has no color, because the only red button is in the carousel. The
 * menu covers the carousel.
 */
const besideHero = {
  'header:not([data-place="scrolled"]) &:not([popover] &)': {
    color: 'inherit',
    bgcolor: 'transparent',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
} as const;

interface BookNowLinkProps extends Pick<ButtonProps, 'size' | 'sx'> {
  onClick?: () => void;
}

/** A link to the booking form. On a tour's page, the form opens with that tour, if it offers the tour. */
export function BookNowLink({ sx, ...props }: BookNowLinkProps) {
  const { pathname } = useLocation();
  const look =
    findTourOnPage(pathname) || quietPaths.has(pathname)
      ? ({ variant: 'outlined', color: 'inherit' } as const)
      : ({ variant: 'contained', color: 'secondary' } as const);
  return (
    <Button
      {...props}
      {...look}
      component={Link}
      to={findBookingUrl(pathname)}
      sx={[pathname === '/' && besideHero, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      Book Now
    </Button>
  );
}

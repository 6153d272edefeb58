import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';

import { findBookingUrl } from '#domain/site/page-meta.ts';

/** On these pages the next step is in the page itself, so the button must not compete with it. */
const quietPaths: ReadonlySet<string> = new Set(['/book', '/booking-success']);

interface BookNowLinkProps extends Pick<ButtonProps, 'size' | 'sx'> {
  onClick?: () => void;
}

/** Leads to the form; on a tour's page, to the form with that tour. */
export function BookNowLink(props: BookNowLinkProps) {
  const { pathname } = useLocation();
  const look = quietPaths.has(pathname)
    ? ({ variant: 'outlined', color: 'inherit' } as const)
    : ({ variant: 'contained', color: 'secondary' } as const);
  return (
    <Button {...props} {...look} component={Link} to={findBookingUrl(pathname)}>
      Book Now
    </Button>
  );
}

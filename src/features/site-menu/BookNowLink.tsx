import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';

import { findBookingUrl } from '#domain/site/page-meta.ts';

/** The pages whose content already shows the next step. On these pages the button is not highlighted. */
const quietPaths: ReadonlySet<string> = new Set(['/book', '/booking-success']);

interface BookNowLinkProps extends Pick<ButtonProps, 'size' | 'sx'> {
  onClick?: () => void;
}

/** A link to the booking form. On a tour's page, the form opens with that tour. */
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

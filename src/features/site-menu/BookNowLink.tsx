import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { pages } from '#content/pages.ts';
import { findBookingUrl, findTourOnPage } from '#domain/tours/page-meta.ts';
import { MAIN_ACTION_ATTRIBUTE } from '#lib/document-contract.ts';

const bookingPaths: ReadonlySet<string> = new Set(['/book', '/booking-success']);

interface BookNowLinkProps extends Pick<ButtonProps, 'size' | 'sx'> {
  onClick?: () => void;
  /** True for the color of the page's main action. */
  isHot: boolean;
}

/**
 * A link to the booking form. On a tour's page, the form opens with that tour. Pages for staff and developers have no such
 * link.
 */
export function BookNowLink({ isHot, ...props }: BookNowLinkProps) {
  const { pathname } = useLocation();
  if (pages.get(pathname)?.isInternal) return null;
  const look =
    isHot && !bookingPaths.has(pathname)
      ? ({ variant: 'contained', color: 'secondary' } as const)
      : ({ variant: 'outlined', color: 'inherit' } as const);
  return (
    <Button {...props} {...look} component={Link} to={findBookingUrl(pathname)}>
      Book Now
    </Button>
  );
}

/** The header's link, which is hot only while no main action of the page is on the screen. */
export function HeaderBookNowLink({ sx }: Pick<ButtonProps, 'sx'>) {
  const { pathname } = useLocation();
  return <LinkOnPage key={pathname} pathname={pathname} sx={sx} />;
}

function LinkOnPage({ pathname, sx }: Pick<ButtonProps, 'sx'> & { pathname: string }) {
  const beginsWithAction = pathname === '/' || findTourOnPage(pathname) !== undefined;
  const [isActionInView, setActionInView] = useState(beginsWithAction);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setActionInView(inView.size > 0);
    });
    document
      .querySelectorAll(`[${MAIN_ACTION_ATTRIBUTE}]`)
      .forEach((action) => observer.observe(action));
    return () => observer.disconnect();
  }, []);
  return <BookNowLink isHot={!isActionInView} sx={sx} />;
}

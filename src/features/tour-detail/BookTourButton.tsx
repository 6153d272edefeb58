import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';

import { mainAction } from '#lib/document-contract.ts';
import type { Tour } from '#content/tour.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

interface BookTourButtonProps extends Pick<ButtonProps, 'size' | 'sx' | 'children'> {
  tour: Tour;
  /** The navigation state for the booking form. */
  state?: LinkProps['state'];
}

/** Leads to the booking form, or to the site on which the tour is booked. */
export function BookTourButton({ tour, state, children, ...look }: BookTourButtonProps) {
  if (tour.bookingLink === undefined) {
    return (
      <Button
        {...look}
        {...mainAction}
        component={RouterLink}
        variant="contained"
        color="secondary"
        to={`/book?tourId=${tour.id}`}
        state={state}
      >
        {children}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      component="a"
      variant="contained"
      color="secondary"
      href={tour.bookingLink}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{children}</span>
      <Box component="span" sx={visuallyHidden}>
        {' (opens another site)'}
      </Box>
    </Button>
  );
}

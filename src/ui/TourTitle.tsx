import Box from '@mui/material/Box';

import { parseTourTitle } from '#domain/tours/tours.ts';

import { visuallyHidden } from './visually-hidden.ts';

interface TourTitleProps {
  title: string;
  /** True to show the words that all titles share as an overline; otherwise, only screen readers read them. */
  hasOverline?: boolean;
}

/** A tour's title in the style of a poster: the place is large. Screen readers read the whole title. */
export function TourTitle({ title, hasOverline = false }: TourTitleProps) {
  const { lead, place } = parseTourTitle(title);
  return (
    <>
      <Box component="span" sx={hasOverline ? overlineStyle : visuallyHidden}>
        {lead}
      </Box>{' '}
      <Box component="span" sx={{ display: 'block' }}>
        {place}
      </Box>
    </>
  );
}

const overlineStyle = {
  typography: 'overline',
  display: 'block',
  mb: 0.5,
  color: 'ochre.main',
} as const;

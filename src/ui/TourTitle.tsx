import Box from '@mui/material/Box';

import { parseTourTitle } from '#domain/tours/tours.ts';

interface TourTitleProps {
  title: string;
  /** True if the words that all titles share are shown as an overline. */
  hasOverline?: boolean;
}

/**
 * A tour's title in the style of a poster: the words that all titles share are small, and the place is large. Screen
 * readers read it as one title.
 */
export function TourTitle({ title, hasOverline = false }: TourTitleProps) {
  const { lead, place } = parseTourTitle(title);
  return (
    <>
      <Box component="span" sx={hasOverline ? overlineStyle : leadStyle}>
        {lead}
      </Box>{' '}
      <Box component="span" sx={{ display: 'block' }}>
        {place}
      </Box>
    </>
  );
}

const leadStyle = { display: 'block', fontSize: '0.62em', lineHeight: 1.3 } as const;

const overlineStyle = {
  typography: 'overline',
  display: 'block',
  mb: 0.5,
  color: 'ochre.main',
} as const;

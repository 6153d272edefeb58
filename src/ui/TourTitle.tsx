import Box from '@mui/material/Box';

import { splitTitle } from '#domain/tours/tours.ts';

/** A tour's title with the shared words small and the place large. Screen readers read the whole title. */
export function TourTitle({ title }: { title: string }) {
  const { lead, place } = splitTitle(title);
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontSize: '0.62em', lineHeight: 1.3 }}>
        {lead}
      </Box>{' '}
      <Box component="span" sx={{ display: 'block' }}>
        {place}
      </Box>
    </>
  );
}

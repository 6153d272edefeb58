import Box from '@mui/material/Box';

const titleParts = /^(?<lead>.+? from) (?<place>.+)$/;

/** A tour's title set like a poster's: the words that all share small, the place large. It reads as the whole title. */
export function TourName({ title }: { title: string }) {
  const { lead, place } = titleParts.exec(title)?.groups ?? {};
  if (!lead || !place) return title;
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { closing } from '#content/content.data.ts';

/** A link to the booking form, for the end of informational pages. */
export const CallToAction = () => (
  <Box sx={rowStyle}>
    <p>{closing.text}</p>
    <Button component={Link} to="/book" variant="contained" color="secondary" size="large">
      Book Now
    </Button>
    <Button component={Link} to="/tours" variant="outlined" size="large">
      See All Tours
    </Button>
  </Box>
);

const rowStyle = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  '& p': { flex: '1 1 20em', m: 0, maxWidth: '34em', typography: 'subtitle1' },
} as const;

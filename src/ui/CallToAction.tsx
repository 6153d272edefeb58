import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { closing } from '#content/content.data.ts';
import { mainAction } from '#lib/document-contract.ts';

/** A link to the booking form, for the end of informational pages. */
export const CallToAction = () => (
  <Box sx={rowStyle}>
    <p>{closing.text}</p>
    <Button
      {...mainAction}
      component={Link}
      to="/book"
      variant="contained"
      color="secondary"
      size="large"
    >
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
  '& p': {
    typography: 'subtitle1',
    flex: '1 0 100%',
    m: 0,
    mb: 1,
    pr: 'max(0px, 100% - 34em)',
  },
} as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { bookingFormLinks } from '#content/content.data.ts';

/** Links to the pages that the owner shows below the form, such as privacy and terms. */
export const FormLinks = () => (
  <Box component="span" sx={linksStyle}>
    {bookingFormLinks.map(({ path, label }) => (
      <Link key={path} component={RouterLink} to={path}>
        {label}
      </Link>
    ))}
  </Box>
);

const linksStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  mt: 0.5,
  '& a': { py: 0.25 },
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { closing } from '#content/content.data.ts';
import { mainAction } from '#lib/document-contract.ts';
import { FULL_SCREEN_SIZES, Picture } from '#ui/Picture.tsx';

const headingId = 'closing';

/** The last section of the home page: a picture, and a link to the booking form on paper that is cut into it. */
export const Closing = () => (
  <Box component="section" aria-labelledby={headingId} sx={sectionStyle}>
    <Box sx={pictureStyle}>
      <Picture name={closing.image} sizes={FULL_SCREEN_SIZES} variant="cover" />
    </Box>
    <Box sx={wordsStyle}>
      <Typography id={headingId} variant="h2" sx={{ maxWidth: '12em' }}>
        {closing.title}
      </Typography>
      <Typography sx={{ mt: 2, mb: 3, maxWidth: '26em', textWrap: 'balance' }}>
        {closing.text}
      </Typography>
      <Button
        {...mainAction}
        component={RouterLink}
        variant="contained"
        color="secondary"
        to="/book"
        size="large"
      >
        Book Now
      </Button>
    </Box>
  </Box>
);

const sectionStyle = {
  displayPrint: 'none',
  display: 'grid',
  gridTemplateRows: { xs: 'auto min(80vw, 360px)', md: 'min(72svh, 40rem)' },
} as const;

const pictureStyle = {
  position: 'relative',
  gridRow: { xs: 2, md: 1 },
  gridColumn: 1,
  overflow: 'hidden',
} as const;

const wordsStyle = {
  position: 'relative',
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'start',
  width: { md: 'calc(var(--content-left) + 30rem)' },
  pt: { xs: 2, md: 2 },
  pb: { xs: 4, md: 5 },
  pl: 'var(--content-left)',
  pr: 2,
  bgcolor: 'background.default',
} as const;

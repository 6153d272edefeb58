import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { closing } from '#content/content.data.ts';
import { pictureOf } from '#domain/site/pictures.ts';
import { FULL_SCREEN_SIZES, Picture } from '#ui/Picture.tsx';

const headingId = 'closing';
const { shade } = pictureOf(closing.wide);

/** The last section of the home page, with a link to the booking form. */
export const Closing = () => (
  <Box
    component="section"
    aria-labelledby={headingId}
    sx={{
      displayPrint: 'none',
      position: 'relative',
      minHeight: { xs: '44rem', md: 'min(88svh, 56rem)' },
      bgcolor: shade,
      color: 'background.default',
      '--focus-ring': 'var(--mui-palette-sun-main)',
    }}
  >
    <Picture
      name={closing.wide}
      {...(closing.tall && { tall: closing.tall })}
      sizes={FULL_SCREEN_SIZES}
      variant="cover"
    />
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        backgroundImage: `linear-gradient(to bottom, ${shade}B3, ${shade}80 40%, ${shade}00 65%)`,
        maskImage: 'linear-gradient(to right, #000 20%, transparent 62%)',
      }}
    />
    <Container sx={{ position: 'relative', pt: { xs: 7, md: 14 }, pb: 14 }}>
      <Typography id={headingId} variant="h2" sx={{ maxWidth: '12em' }}>
        {closing.title}
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, maxWidth: '26em', textWrap: 'balance' }}>
        {closing.text}
      </Typography>
      <Button component={RouterLink} variant="contained" color="secondary" to="/book" size="large">
        Book Now
      </Button>
    </Container>
  </Box>
);

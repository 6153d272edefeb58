import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { closing } from '#content/content.data.ts';
import { pictureOf } from '#domain/site/pictures.ts';
import { colors } from '#theme/colors.ts';
import { FULL_SCREEN_SIZES, Picture } from '#ui/Picture.tsx';
import { hangingStyle } from '#ui/Section.tsx';

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
      isolation: 'isolate',
      mt: { xs: 3, md: 9 },
      minHeight: { xs: '24rem', md: 'min(80svh, 48rem)' },
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
        mixBlendMode: 'multiply',
        backgroundImage: `linear-gradient(to bottom, ${colors.pictureTint} max(44%, 15rem), #fff max(70%, 22rem))`,
        maskImage: {
          md: 'linear-gradient(to right, #000 calc(var(--content-left) + 42rem), transparent calc(var(--content-left) + 60rem))',
        },
      }}
    />
    <Container
      sx={[hangingStyle, { position: 'relative', pt: { xs: 5, md: 12 }, pb: { xs: 10, md: 14 } }]}
    >
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

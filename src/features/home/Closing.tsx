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
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: { md: 'flex-end' },
      mt: { xs: 3, md: 9 },
      minHeight: { md: 'min(80svh, 48rem)' },
      bgcolor: { xs: 'jungle.main', md: shade },
      color: 'background.default',
      '--focus-ring': 'var(--mui-palette-sun-main)',
    }}
  >
    <Box sx={pictureStyle}>
      <Picture
        name={closing.wide}
        {...(closing.tall && { tall: closing.tall })}
        sizes={FULL_SCREEN_SIZES}
        variant="cover"
      />
    </Box>
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'absolute',
        inset: 0,
        mixBlendMode: 'multiply',
        backgroundImage: `linear-gradient(to bottom, ${colors.pictureTint} max(44%, 15rem), #fff max(70%, 22rem))`,
        // The mask fades in several steps, because the end of a plain linear gradient would be visible as an edge in the sky.
        maskImage:
          'linear-gradient(to right, #000 calc(var(--content-left) + 30rem), #000c calc(var(--content-left) + 38rem), #0008 calc(var(--content-left) + 46rem), #0003 calc(var(--content-left) + 56rem), transparent calc(var(--content-left) + 66rem))',
      }}
    />
    <Container
      sx={[hangingStyle, { position: 'relative', pt: { xs: 5, md: 12 }, pb: { xs: 5, md: 14 } }]}
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

/** On narrow screens, the picture is below the text. */
const pictureStyle = {
  position: { xs: 'relative', md: 'absolute' },
  inset: 0,
  height: { xs: 'min(100vw, 420px)', md: 'auto' },
} as const;

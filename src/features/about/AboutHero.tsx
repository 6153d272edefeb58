import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

import { about } from '#content/content.data.ts';
import { heroProps } from '#lib/document-contract.ts';
import { colors } from '#theme/colors.ts';
import { Picture } from '#ui/Picture.tsx';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';

export const AboutHero = () => (
  <Box component="header" {...heroProps} sx={heroStyle}>
    <Box sx={heroPicture}>
      <Picture
        name={about.hero.image}
        tall={about.hero.tallImage}
        variant="cover"
        sizes="max(100vw, 160vh)"
        tallSizes="max(100vw, min(62vh, 480px))"
        priority
      />
      <SteppedEdge color="background.default" />
    </Box>
    <Container sx={heroWords}>
      <h1>{about.hero.title}</h1>
      <p>{about.hero.text}</p>
    </Container>
  </Box>
);

/** On wide screens, the title is on the water at the bottom of the picture. On others, it is below the picture. */
const heroStyle = {
  position: 'relative',
  isolation: 'isolate',
  display: { md: 'flex' },
  alignItems: 'flex-end',
  overflow: 'hidden',
  minHeight: { md: 'clamp(560px, 100svh, 1000px)' },
  // Keeps the text below the overlay behind the header and the breadcrumbs, which grows with larger text.
  pt: { md: 20 },
  color: { md: 'background.default' },
} as const;

const heroPicture = {
  position: { xs: 'relative', md: 'absolute' },
  // Only the picture is below the overlay; the stepped edge is above it.
  '& img': { zIndex: -2 },
  inset: 0,
  height: { xs: 'min(62svh, 480px)', md: 'auto' },
  overflow: 'hidden',
} as const;

const heroWords = {
  position: 'relative',
  pt: { xs: 3, md: 0 },
  pb: { md: 10 },
  '& h1': {
    typography: 'h1',
    m: 0,
    fontSize: 'min(15vw, clamp(2.5rem, 1.3rem + 3.3vw, 4.25rem))',
  },
  '& p': { typography: 'subtitle1', m: 0, mt: { xs: 2, md: 3 }, maxWidth: '30em' },
  // An overlay that starts above the text, regardless of the text's number of lines.
  '&::before': {
    content: { md: '""' },
    position: 'absolute',
    zIndex: -1,
    inset: '-150px -50vw 0',
    mixBlendMode: 'multiply',
    background: `linear-gradient(#fff, ${colors.pictureTint} 150px)`,
  },
} as const;

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

import { pictureOf } from '#domain/site/pictures.ts';
import { colors } from '#theme/colors.ts';
import type { PictureName } from '#content/pictures.generated.ts';

import { Picture } from './Picture.tsx';
import { SteppedEdge } from './SteppedEdge.tsx';

/** The box of the picture has a minimum height, so the picture is at least this wide. */
const SIZES = 'max(100vw, 356px)';

interface PageHeroProps {
  picture: PictureName;
  /** The page's title. It is on the darkened left half of the picture, or below the picture on narrow screens. */
  children: ReactNode;
}

/** A wide picture at the top of a page. It has the page's title and a stepped edge at the bottom. */
export function PageHero({ picture, children }: PageHeroProps) {
  const { shade } = pictureOf(picture);
  return (
    <Box
      data-page-hero
      sx={{
        position: 'relative',
        display: { md: 'flex' },
        alignItems: 'flex-end',
        minHeight: { md: 'clamp(340px, 30vw, 460px)' },
        color: { md: 'jungle.contrastText' },
        '--focus-ring': { md: 'var(--mui-palette-sun-main)' },
      }}
    >
      <Box
        sx={{
          position: { xs: 'relative', md: 'absolute' },
          inset: 0,
          height: { xs: 'clamp(200px, 48vw, 360px)', md: 'auto' },
          overflow: 'hidden',
          bgcolor: shade,
        }}
      >
        <Picture name={picture} sizes={SIZES} variant="cover" alt="" priority />
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            position: 'absolute',
            inset: 0,
            mixBlendMode: 'multiply',
            backgroundColor: colors.pictureTint,
            maskImage: 'linear-gradient(to right, #000 44%, transparent 78%)',
          }}
        />
        <SteppedEdge color="background.default" flip />
      </Box>
      <Container
        sx={{
          position: 'relative',
          pt: { xs: 2, md: 14 },
          pb: { md: 11 },
        }}
      >
        <Box sx={{ maxWidth: { md: 'min(50%, 600px)' } }}>{children}</Box>
      </Container>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

import { pictureOf } from '#domain/site/pictures.ts';
import type { PictureName } from '#content/pictures.generated.ts';

import { Picture } from './Picture.tsx';
import { SteppedEdge } from './SteppedEdge.tsx';

/** Never narrower than its least height asks for. */
const SIZES = 'max(100vw, 356px)';

interface PageHeroProps {
  picture: PictureName;
  /** The page's title and what belongs to it: on the picture's darkened left half, or below it where that is too narrow. */
  children: ReactNode;
  /** The picture is dark there by itself, so that it needs less of an overlay. */
  isDark?: boolean;
}

/** Strengths are two hexadecimal digits of opacity. Measured on the pictures in use, at 4.5:1 or more from 900 px on. */
const overlayGradient = (shade: string, isDark: boolean) =>
  isDark
    ? `linear-gradient(90deg, ${shade}CC, ${shade}A6 36%, ${shade}73 46%, ${shade}00 66%)`
    : `linear-gradient(90deg, ${shade}D9, ${shade}CC 34%, ${shade}B3 48%, ${shade}00 76%)`;

/** A shallow picture that opens a page, with its title. It steps down into the paper. */
export function PageHero({ picture, children, isDark = false }: PageHeroProps) {
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
            background: overlayGradient(shade, isDark),
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

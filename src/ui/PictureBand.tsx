import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

import type { WidePicture } from '#domain/picture-use.ts';
import { pictureOf } from '#domain/pictures.ts';

import { Picture } from './Picture.tsx';
import { SteppedEdge } from './SteppedEdge.tsx';

/** On narrow screens the band is higher than a wide picture of its width. */
const WIDE_ONLY_SIZES = '(max-width: 899.95px) max(100vw, 720px), 100vw';

interface PictureBandProps {
  picture: WidePicture;
  /** The page's title and what belongs to it, in light colours on the picture's darkened left half. */
  children: ReactNode;
  /** The picture is dark there by itself, so that it needs less of a scrim. */
  isDark?: boolean;
}

/** Strengths are two hexadecimal digits of opacity. Measured on the pictures in use, at 4.5:1 or more from 320 px on. */
const scrimOf = (shade: string, isDark: boolean) =>
  isDark
    ? {
        xs: `linear-gradient(${shade}4D, ${shade}B3 35%, ${shade}CC 60%)`,
        md: `linear-gradient(90deg, ${shade}CC, ${shade}A6 36%, ${shade}73 46%, ${shade}00 66%)`,
      }
    : {
        xs: `linear-gradient(${shade}80, ${shade}C7 30%, ${shade}D1 60%)`,
        md: `linear-gradient(90deg, ${shade}D9, ${shade}CC 34%, ${shade}B3 48%, ${shade}00 76%)`,
      };

/** A shallow picture that opens a page and carries its title. It steps down into the paper. */
export function PictureBand({ picture, children, isDark = false }: PictureBandProps) {
  const { shade } = pictureOf(picture.wide);
  return (
    <Box
      data-picture-band
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-end',
        minHeight: { xs: 300, md: 'clamp(340px, 30vw, 460px)' },
        overflow: 'hidden',
        color: 'jungle.contrastText',
        bgcolor: shade,
        '--focus-ring': 'var(--mui-palette-sun-main)',
      }}
    >
      <Picture
        name={picture.wide}
        {...(picture.tall && { tall: picture.tall, tallSizes: '100vw' })}
        sizes={picture.tall ? '100vw' : WIDE_ONLY_SIZES}
        variant="cover"
        alt=""
        priority
      />
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          background: scrimOf(shade, isDark),
        }}
      />
      <Container
        sx={{
          position: 'relative',
          pt: { xs: 12, md: 14 },
          pb: { xs: 8, md: 11 },
        }}
      >
        <Box sx={{ maxWidth: { md: 'min(50%, 600px)' } }}>{children}</Box>
      </Container>
      <SteppedEdge color="background.default" flip />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

import type { PictureName } from '#content/pictures.generated.ts';

import { Picture } from './Picture.tsx';

interface PageHeroProps {
  picture: PictureName;
  /** The page's title and lead. */
  children: ReactNode;
}

/** The head of a page: its title on paper that is cut into a wide picture, or below the picture on narrow screens. */
export const PageHero = ({ picture, children }: PageHeroProps) => (
  <Box component="header" sx={heroStyle}>
    <Box sx={pictureStyle}>
      <Picture name={picture} sizes="max(100vw, 480px)" variant="cover" alt="" priority />
    </Box>
    <Container>
      <Box sx={titleStyle}>{children}</Box>
    </Container>
  </Box>
);

const heroStyle = {
  mt: { md: 1.5 },
  '& h1': { typography: 'h1', m: 0 },
  '& h1 + p': { typography: 'subtitle1', m: 0, mt: 2, maxWidth: '34em', textWrap: 'balance' },
} as const;

const pictureStyle = {
  displayPrint: 'none',
  position: 'relative',
  height: { xs: 'clamp(180px, 44vw, 360px)', md: 'clamp(320px, 34vw, 560px)' },
  mt: { xs: 1, md: 0 },
  overflow: 'hidden',
} as const;

const titleStyle = {
  position: 'relative',
  width: { md: 'fit-content' },
  maxWidth: { md: 'calc(64% + var(--content-left))' },
  // The paper reaches from the screen's left edge to the end of the title.
  ml: { md: 'calc(-1 * var(--content-left))' },
  pl: { md: 'var(--content-left)' },
  mt: { xs: 2, md: -14 },
  pt: { md: 4 },
  pr: { md: 6 },
  bgcolor: { md: 'background.default' },
} as const;

import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';

import { pictureOf } from '#domain/pictures.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { Picture } from '#ui/Picture.tsx';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';
import { usePictureTransition } from '#ui/use-picture-transition.ts';

/** Less than a phone draws, since the box cuts the sides: a smaller file, and no eye sees it. */
const SIZES = '100vw';

/** As wide as the screen. Its box has the same size whatever it shows, and if it shows nothing. */
export const MainPicture = ({ name }: { name: PictureName }) => (
  <Box
    sx={[
      {
        position: 'relative',
        overflow: 'hidden',
        height: { xs: '66vw', sm: '56vw', md: 'clamp(360px, 40vw, 52svh)' },
        color: 'common.white',
        bgcolor: pictureOf(name).shade,
        '@media print': { height: '30mm' },
      },
      usePictureTransition(useLocation().pathname),
    ]}
  >
    <Picture key={name} name={name} variant="cover" sizes={SIZES} priority />
    <SteppedEdge color="background.default" flip />
  </Box>
);

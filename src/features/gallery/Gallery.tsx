import Box from '@mui/material/Box';
import { useMachine } from '@xstate/react';
import { useLocation } from 'react-router-dom';

import { pictureOf } from '#domain/site/pictures.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { galleryMachine, selectShownIndex } from '#machines/gallery.machine.ts';
import { inspect } from '#services/inspector.ts';
import { Picture } from '#ui/Picture.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { useSharedImageTransition } from '#ui/use-shared-image-transition.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { FilmStrip } from './FilmStrip.tsx';

interface GalleryProps {
  /** The hash of the element after the pictures, to which the skip link leads. */
  skipTo: string;
  pictures: readonly PictureName[];
}

/** Shows one picture large and all of them as thumbnails below it. */
export function Gallery({ skipTo, pictures }: GalleryProps) {
  const [snapshot, send] = useMachine(galleryMachine, { inspect });
  const shownIndex = selectShownIndex(snapshot);
  const shown = pictures[shownIndex];
  return (
    <Box component="section" aria-label="Pictures of this tour">
      {shown ? <MainPicture name={shown} /> : null}
      <Box role="status" sx={visuallyHidden}>
        {shown ? `Picture ${shownIndex + 1} of ${pictures.length}: ${pictureOf(shown).alt}` : null}
      </Box>
      <SkipLink href={skipTo}>Skip the pictures</SkipLink>
      <Box sx={{ mt: { xs: 1, md: 1.5 } }}>
        <FilmStrip
          pictures={pictures}
          shownIndex={shownIndex}
          onShow={(index) => send({ type: 'picture.show', index })}
        />
      </Box>
    </Box>
  );
}

/**
 * The main picture extends to the edges of the screen, on wide screens only to the left one. Its box keeps its size even
 * before the picture is loaded.
 */
const MainPicture = ({ name }: { name: PictureName }) => (
  <Box
    sx={[
      {
        position: 'relative',
        overflow: 'hidden',
        marginInlineStart: 'calc(-1 * var(--content-left))',
        marginInlineEnd: { xs: 'calc(-1 * var(--content-left))', md: 0 },
        // On a phone, the picture is low enough for the title to fit on the first screen.
        height: { xs: 'min(54vw, 40svh)', md: 'clamp(320px, 40vw, 640px)' },
        minHeight: 160,
        color: 'common.white',
        bgcolor: pictureOf(name).shade,
        '@media print': { height: '30mm' },
      },
      useSharedImageTransition(useLocation().pathname),
    ]}
  >
    {/* A phone draws the picture larger than 100vw because the box crops its sides, but a smaller file looks the
        same. */}
    <Picture
      key={name}
      name={name}
      variant="cover"
      sizes="(min-width: 900px) min(72vw, 1140px), 100vw"
      priority
    />
  </Box>
);

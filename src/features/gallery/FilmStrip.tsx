import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { RefObject } from 'react';

import { pictureOf } from '#domain/site/pictures.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import type { GalleryEvent } from '#machines/gallery.machine.ts';
import { Deferred } from '#ui/Deferred.tsx';
import { Picture } from '#ui/Picture.tsx';
import { replayOnHydration } from '#ui/replay-on-hydration.ts';

/** A thumbnail is as wide as the whole picture. The frame crops its sides. */
const SIZES = '(max-width: 599.95px) 104px, 112px';
/** The space for the mark under the thumbnail of the current picture. */
const MARK = '7px';

interface FilmStripProps {
  pictures: readonly PictureName[];
  shownIndex: number;
  thumbnails: RefObject<Map<number, HTMLElement>>;
  send: (event: GalleryEvent) => void;
}

/** A row of thumbnails, which scrolls on narrow screens. */
export const FilmStrip = ({ pictures, shownIndex, thumbnails, send }: FilmStripProps) => (
  <Box
    {...replayOnHydration}
    component="ul"
    // Safari does not treat a list without markers as a list.
    role="list"
    sx={{
      display: 'flex',
      gap: 1,
      m: 0,
      p: 0.5,
      mx: -0.5,
      listStyle: 'none',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
      '@media print, (scripting: none)': { display: 'none' },
    }}
  >
    {pictures.map((name, index) => (
      <Box
        component="li"
        key={name}
        sx={{
          flex: { xs: '1 0 70px', sm: '1 0 76px' },
          // Otherwise, the thumbnails of a gallery with only three pictures would be very large.
          maxWidth: 160,
          scrollSnapAlign: 'center',
          // Together with `aspectRatio`, this reserves the thumbnail's size until it is loaded.
          boxSizing: 'content-box',
          aspectRatio: '3 / 2',
          pb: MARK,
          bgcolor: 'limestone.main',
          backgroundClip: 'content-box',
        }}
      >
        <Deferred>
          <ButtonBase
            ref={(element: HTMLElement | null) => {
              if (element) thumbnails.current.set(index, element);
              return () => void thumbnails.current.delete(index);
            }}
            aria-label={`Show picture ${index + 1} of ${pictures.length}: ${pictureOf(name).alt}`}
            aria-current={index === shownIndex ? 'true' : undefined}
            onClick={() => send({ type: 'picture.show', index })}
            onPointerEnter={({ pointerType }) => {
              // Touch screens do not hover. A tap sends a click after this event.
              if (pointerType !== 'touch') send({ type: 'thumbnail.enter', index });
            }}
            onPointerLeave={() => send({ type: 'thumbnail.leave' })}
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible')) send({ type: 'thumbnail.focus', index });
            }}
            onBlur={() => send({ type: 'thumbnail.blur' })}
            sx={{
              display: 'block',
              width: '100%',
              pb: MARK,
              mb: `-${MARK}`,
              '& img': { borderRadius: '2px' },
              '&::after': {
                content: '""',
                position: 'absolute',
                insetInline: 0,
                bottom: 0,
                height: 3,
                bgcolor: 'transparent',
              },
              '&:hover::after': { bgcolor: 'divider' },
              '&[aria-current]::after': {
                bgcolor: 'primary.main',
                '@media (forced-colors: active)': { bgcolor: 'Highlight' },
              },
            }}
          >
            <Picture name={name} variant="card" sizes={SIZES} widest={480} alt="" />
          </ButtonBase>
        </Deferred>
      </Box>
    ))}
  </Box>
);

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { pictureOf } from '#domain/site/pictures.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { Picture } from '#ui/Picture.tsx';
import { replayOnHydration } from '#ui/replay-on-hydration.ts';

/** A thumbnail is as wide as the whole picture. The frame crops its sides. */
const SIZES = '(max-width: 599.95px) 104px, 112px';
/** The space for the mark under the thumbnail of the current picture. */
const MARK = '7px';

interface FilmStripProps {
  pictures: readonly PictureName[];
  shownIndex: number;
  onShow: (index: number) => void;
}

/** A row of thumbnails, which scrolls on narrow screens. */
export const FilmStrip = ({ pictures, shownIndex, onShow }: FilmStripProps) => (
  <Box
    {...replayOnHydration}
    component="ul"
    // Safari does not treat a list without markers as a list.
    role="list"
    sx={stripStyle}
  >
    {pictures.map((name, index) => (
      <li key={name}>
        <Thumbnail
          name={name}
          label={`Show picture ${index + 1} of ${pictures.length}: ${pictureOf(name).alt}`}
          isShown={index === shownIndex}
          onShow={() => onShow(index)}
        />
      </li>
    ))}
  </Box>
);

interface ThumbnailProps {
  name: PictureName;
  label: string;
  isShown: boolean;
  onShow: () => void;
}

/** A button that shows its picture large, with an enlarged preview. */
function Thumbnail({ name, label, isShown, onShow }: ThumbnailProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  return (
    <Tooltip
      title={<Preview name={name} />}
      describeChild
      placement="top"
      arrow={false}
      enterDelay={700}
      leaveDelay={300}
      disableTouchListener
      // The tooltip's own focus listener would open the preview again 700 ms after the focus, also after Escape.
      disableFocusListener
      open={isPreviewed}
      onOpen={() => setIsPreviewed(true)}
      onClose={() => setIsPreviewed(false)}
      slotProps={{ popper: { disablePortal: true }, tooltip: { sx: previewStyle } }}
    >
      <ButtonBase
        aria-label={label}
        aria-current={isShown ? 'true' : undefined}
        onClick={() => {
          setIsPreviewed(false);
          onShow();
        }}
        // The delay is for a pointer that only passes over the thumbnail.
        onFocusVisible={() => setIsPreviewed(true)}
        onBlur={() => setIsPreviewed(false)}
      >
        <Picture name={name} variant="card" sizes={SIZES} widest={480} alt="" />
      </ButtonBase>
    </Tooltip>
  );
}

const Preview = ({ name }: { name: PictureName }) => (
  <>
    <Picture name={name} variant="wide" sizes="424px" alt="" />
    <Typography variant="caption" component="p" sx={{ px: 0.5, pt: 1 }}>
      {pictureOf(name).alt}
    </Typography>
  </>
);

const previewStyle = {
  width: 'min(440px, calc(100vw - 32px))',
  maxWidth: 'none',
  p: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderRadius: '2px',
  boxShadow: 8,
} as const;

const stripStyle = {
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
  '& > li': {
    flex: { xs: '1 0 88px', sm: '1 0 76px' },
    // Otherwise, the thumbnails of a gallery with only three pictures would be very large.
    maxWidth: 160,
    scrollSnapAlign: 'center',
    // Together with `aspectRatio`, this reserves the thumbnail's size until it is loaded.
    boxSizing: 'content-box',
    aspectRatio: '3 / 2',
    pb: MARK,
    bgcolor: 'limestone.main',
    backgroundClip: 'content-box',
  },
  '& > li > button': {
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
  },
} as const;

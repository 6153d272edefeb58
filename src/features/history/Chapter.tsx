import Box from '@mui/material/Box';

import type { HistoryEntry } from '#content/content.data.ts';
import { figureStyle, TEXT_MEASURE } from '#theme/typography.ts';
import { Picture } from '#ui/Picture.tsx';
import { Segment, Stop } from '#ui/Timeline.tsx';

const RIVER_WIDTH = 48;
const BENDS = 'M24 0C52 14 52 22 24 33C-4 44 -4 54 24 66C52 78 52 86 24 100';
const BENDS_BACK = 'M24 0C-4 14 -4 22 24 33C52 44 52 54 24 66C-4 78 -4 86 24 100';

const SIZES = '(min-width: 1200px) 520px, (min-width: 600px) 42vw, 100vw';
const LARGE_SIZES = '(min-width: 1200px) 880px, 88vw';

interface ChapterProps {
  entry: HistoryEntry;
  bendsBack: boolean;
  isLast: boolean;
}

/** One entry of the history. On wide screens, its date, text and picture are side by side. */
export const Chapter = ({ entry, bendsBack, isLast }: ChapterProps) => (
  <Box component="li" id={entry.id} tabIndex={-1} sx={chapterStyle}>
    <Box sx={riverStyle}>
      {isLast ? null : (
        <Segment
          path={bendsBack ? BENDS_BACK : BENDS}
          viewBox="0 0 48 100"
          sx={{ top: 32, left: 0, width: RIVER_WIDTH, height: 'calc(100% - 36px)' }}
        />
      )}
      <Stop left={10} />
    </Box>
    <Box sx={dateStyle}>
      <p>{entry.period}</p>
      <p>{entry.date}</p>
    </Box>
    <Box sx={[wordsStyle, entry.image && !entry.isLarge ? {} : wholeRow]}>
      <h3>{entry.title}</h3>
      <p>{entry.text}</p>
    </Box>
    {entry.image ? (
      <Box sx={[pictureStyle, entry.isLarge ? { ...wholeRow, mt: { xs: 2, md: 3 } } : {}]}>
        <Picture name={entry.image} variant="wide" sizes={entry.isLarge ? LARGE_SIZES : SIZES} />
      </Box>
    ) : null}
  </Box>
);

const chapterStyle = {
  position: 'relative',
  display: { sm: 'grid' },
  gridTemplateColumns: {
    sm: 'minmax(0, 10fr) minmax(0, 11fr)',
    md: '9.5rem minmax(0, 10fr) minmax(0, 11fr)',
  },
  columnGap: { sm: 4, lg: 6 },
  alignItems: 'start',
  pl: { xs: `${RIVER_WIDTH + 8}px`, md: `${RIVER_WIDTH + 24}px` },
  '&:not(:last-of-type)': { pb: { xs: 5, md: 7 } },
  '@media print': { pb: 2, breakInside: 'avoid' },
  scrollMarginTop: 72,
  '& p': { m: 0 },
} as const;

const riverStyle = { position: 'absolute', inset: '0 auto 0 0', width: RIVER_WIDTH } as const;

const wholeRow = { gridColumn: { sm: '1 / 3', md: '2 / 4' } } as const;

const dateStyle = {
  gridColumn: { sm: '1 / 3', md: 'auto' },
  pt: { md: 0.25 },
  '& p:first-of-type': { typography: 'overline', lineHeight: 1.4, color: 'ochre.main' },
  '& p + p': { typography: 'body2', ...figureStyle, color: 'text.secondary' },
} as const;

const wordsStyle = {
  '& h3': { typography: 'h3', m: 0, mt: { xs: 1, md: 0 } },
  '& p': { mt: 1, maxWidth: TEXT_MEASURE },
} as const;

const pictureStyle = {
  displayPrint: 'none',
  // On phones, the picture lies over the river line.
  position: 'relative',
  mt: { xs: 2, sm: 1, md: 0.5 },
  ml: { xs: `-${RIVER_WIDTH + 24}px`, sm: 0 },
  mr: { xs: -2, sm: 0 },
} as const;

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { HistoryEntry } from '#content/content.data.ts';
import { figureStyle, TEXT_MEASURE } from '#theme/typography.ts';
import { Picture } from '#ui/Picture.tsx';
import { Segment, Stop } from '#ui/Timeline.tsx';

const RIVER_WIDTH = 48;
const BENDS = 'M24 0C52 14 52 22 24 33C-4 44 -4 54 24 66C52 78 52 86 24 100';
const BENDS_BACK = 'M24 0C-4 14 -4 22 24 33C52 44 52 54 24 66C-4 78 -4 86 24 100';
/** The distance from an edge of the content to the edge of the screen, as a negative margin. */
const TO_SCREEN_EDGE = 'calc(-1 * (max(0px, (100vw - 1200px) / 2) + 24px))';

interface ChapterProps {
  entry: HistoryEntry;
  bendsBack: boolean;
  /** The side of the line on which the text and the picture are shown on wide screens. */
  side: 'left' | 'right';
  isLast: boolean;
}

/** One entry of the history. On wide screens, its period stays on screen as long as the entry does. */
export const Chapter = ({ entry, bendsBack, side, isLast }: ChapterProps) => (
  <Box
    component="li"
    id={entry.id}
    tabIndex={-1}
    sx={{
      position: 'relative',
      display: { md: 'grid' },
      gridTemplateColumns: `minmax(0, 1fr) ${RIVER_WIDTH}px minmax(0, 1fr)`,
      columnGap: { md: 4, lg: 6 },
      pl: { xs: `${RIVER_WIDTH + 16}px`, md: 0 },
      pb: isLast ? 0 : { xs: 8, md: 14 },
      '@media print': { pb: 2, breakInside: 'avoid' },
      scrollMarginTop: 72,
    }}
  >
    <Box
      sx={{
        position: { md: 'sticky' },
        top: 168,
        alignSelf: 'start',
        order: side === 'right' ? 0 : 2,
        textAlign: { md: side === 'right' ? 'right' : 'left' },
      }}
    >
      <Typography variant="overline" component="p" sx={{ color: 'ochre.main', lineHeight: 1.4 }}>
        {entry.period}
      </Typography>
      <Typography
        sx={{
          mt: 0.25,
          ...figureStyle,
          fontSize: { md: 'h3.fontSize' },
          lineHeight: { md: 1.2 },
          color: 'text.secondary',
        }}
      >
        {entry.date}
      </Typography>
    </Box>
    <Box
      sx={{
        position: { xs: 'absolute', md: 'relative' },
        order: 1,
        top: 0,
        bottom: 0,
        left: 0,
        width: RIVER_WIDTH,
        mb: { md: isLast ? 0 : -14 },
      }}
    >
      {isLast ? null : (
        <Segment
          path={bendsBack ? BENDS_BACK : BENDS}
          viewBox="0 0 48 100"
          sx={{
            top: 32,
            left: 0,
            width: RIVER_WIDTH,
            height: 'calc(100% - 36px)',
          }}
        />
      )}
      <Stop left={10} />
    </Box>
    <Box sx={{ position: 'relative', order: side === 'right' ? 2 : 0 }}>
      <Typography
        variant="h2"
        component="h3"
        sx={{
          mt: { xs: 1.5, md: -0.75 },
          fontSize: 'min(12vw, clamp(1.625rem, 1.4rem + 1.1vw, 2.5rem))',
        }}
      >
        {entry.title}
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: TEXT_MEASURE }}>{entry.text}</Typography>
      {entry.image ? (
        <Box
          sx={{
            displayPrint: 'none',
            mt: { xs: 3.5, md: 5 },
            ml: {
              xs: `-${RIVER_WIDTH + 32}px`,
              sm: 0,
              md: side === 'left' ? TO_SCREEN_EDGE : 0,
            },
            mr: { xs: -2, sm: -3, md: side === 'right' ? TO_SCREEN_EDGE : 0 },
          }}
        >
          <Picture
            name={entry.image}
            variant="wide"
            sizes="(min-width: 900px) 50vw, (min-width: 600px) 88vw, 100vw"
          />
        </Box>
      ) : null}
    </Box>
  </Box>
);

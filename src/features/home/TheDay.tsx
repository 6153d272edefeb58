import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { theDay, theDayTitle } from '#content/content.data.ts';
import { FullBleedSection } from '#ui/FullBleedSection.tsx';
import { Picture } from '#ui/Picture.tsx';
import { hangingStyle } from '#ui/Section.tsx';
import { revealFocusedCard, scrollableRow, snapRow } from '#ui/snap-row.ts';
import { Segment, Stop, WAVE, WAVE_BACK } from '#ui/Timeline.tsx';

import { River } from './River.tsx';

const headingId = 'the-day';

/** The stops of the tour from Belize City in a row of upright pictures under the river line. */
export const TheDay = () => (
  <FullBleedSection tone="paper" aria-labelledby={headingId}>
    <River />
    <Container sx={hangingStyle}>
      <Typography id={headingId} variant="h2" sx={{ mb: { xs: 2, md: 4 } }}>
        {theDayTitle}
      </Typography>
      <List
        component="ol"
        {...scrollableRow}
        {...revealFocusedCard}
        aria-labelledby={headingId}
        sx={rowStyle}
      >
        {theDay.map(({ time, title, text, image }, index) => (
          <li key={time}>
            <Box aria-hidden sx={lineStyle}>
              <Stop left={0} />
              {index < theDay.length - 1 ? (
                <Segment
                  path={index % 2 ? WAVE_BACK : WAVE}
                  viewBox="0 0 100 24"
                  sx={segmentStyle}
                />
              ) : null}
            </Box>
            <p>{time}</p>
            <h3>{title}</h3>
            <Picture
              name={image}
              variant="tall"
              // A wide picture fills the height of an upright frame, so it is drawn wider than the frame.
              sizes="(min-width: 1200px) 560px, (min-width: 600px) 48vw, 400px"
            />
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Container>
  </FullBleedSection>
);

const rowStyle = {
  ...snapRow('min(62vw, 220px)'),
  '--row-gap': { xs: '16px', md: '24px' },
  gap: 'var(--row-gap)',
  gridTemplateColumns: { sm: 'repeat(5, minmax(0, 1fr))' },
  // The pictures are aligned even if one of the titles needs two lines.
  '& > li': {
    position: 'relative',
    display: { sm: 'grid' },
    gridTemplateRows: 'subgrid',
    gridRow: { sm: 'span 5' },
    rowGap: 0,
  },
  '& picture': { display: 'block' },
  '& p': { m: 0, textWrap: 'pretty' },
  '& p:first-of-type': {
    mt: 1,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--accent)',
  },
  '& h3': { typography: 'h3', m: 0, mb: 1.5 },
  '& h3 ~ p': { typography: 'body2', mt: 1.5 },
} as const;

const lineStyle = { position: 'relative', height: 28 } as const;

const segmentStyle = {
  top: 2,
  left: 36,
  width: 'calc(100% - 44px + var(--row-gap))',
  height: 24,
} as const;

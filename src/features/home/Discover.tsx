import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { discover } from '#content/content.data.ts';
import { figureStyle } from '#theme/typography.ts';
import { FullBleedSection } from '#ui/FullBleedSection.tsx';
import { SteppedEdge } from '#ui/SteppedEdge.tsx';

const headingId = 'discover';
const overlineId = 'discover-place';

/** Introduces Lamanai: pictures that extend to the screen's edge, beside a text and three figures. */
export const Discover = ({ slideshow }: { slideshow: ReactNode }) => (
  <FullBleedSection
    tone="jungle"
    aria-labelledby={`${overlineId} ${headingId}`}
    sx={{ pt: { xs: 0, md: 12 }, pb: { xs: 14, md: 22 } }}
  >
    <Box sx={spreadStyle}>
      {slideshow}
      <Box sx={wordsStyle}>
        <Typography id={overlineId} variant="overline" component="p" sx={{ color: 'sun.main' }}>
          {discover.overline}
        </Typography>
        <Typography id={headingId} variant="h2" sx={{ mt: 1 }}>
          {discover.title}
        </Typography>
        {discover.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link component={RouterLink} to="/history" color="inherit">
            Walk through its history
          </Link>
        </p>
        <List
          // Safari takes a list without markers for no list.
          role="list"
        >
          {discover.figures.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> <span>{label}</span>
            </li>
          ))}
        </List>
      </Box>
    </Box>
    <SteppedEdge color="background.default" flip />
  </FullBleedSection>
);

const spreadStyle = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: { md: 6, lg: 9 },
  rowGap: 5,
  alignItems: 'center',
} as const;

const itemStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  justifyContent: { xs: 'space-between', sm: 'flex-start' },
  alignItems: { xs: 'baseline', sm: 'flex-start' },
  columnGap: 2,
  rowGap: 0.5,
  // Very large text leaves no room side by side, so the value goes above its name.
  '@container (max-width: 15rem)': { flexDirection: 'column', alignItems: 'flex-start' },
  py: { xs: 1.25, sm: 0 },
  borderTop: {
    xs: '1px solid rgba(var(--mui-palette-background-defaultChannel) / 0.2)',
    sm: 'none',
  },
} as const;

const wordsStyle = {
  px: { xs: 2, sm: 3 },
  pl: { md: 0 },
  // Aligns the right edge with the content of the other sections.
  pr: { md: 'max(24px, calc(50vw - 576px))' },
  '& > h2 ~ p': { m: 0, mt: 2.5 },
  '& ul': {
    containerType: 'inline-size',
    m: 0,
    mt: 5,
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(3, auto)' },
    justifyContent: { sm: 'space-between' },
    columnGap: 3,
  },
  '& li': itemStyle,
  '& li > span': {
    typography: 'caption',
    maxWidth: { sm: '9em' },
    textAlign: { xs: 'right', sm: 'left' },
  },
  '& strong': { ...figureStyle, fontSize: '1.5rem', lineHeight: 1.2, color: 'sun.main' },
} as const;

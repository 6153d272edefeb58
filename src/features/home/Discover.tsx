import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { discover } from '#content/content.data.ts';
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
        <dl>
          {discover.figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
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

/** Shows the value before its name, although a description list has the name first. */
const figureStyle = {
  display: 'flex',
  flexDirection: { xs: 'row-reverse', sm: 'column-reverse' },
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
  alignItems: { xs: 'baseline', sm: 'flex-start' },
  columnGap: 2,
  rowGap: 0.5,
  // Very large text leaves no room side by side, so the value goes above its name.
  '@container (max-width: 15rem)': { flexDirection: 'column-reverse', alignItems: 'flex-start' },
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
  '& dl': {
    containerType: 'inline-size',
    m: 0,
    mt: 5,
    display: 'grid',
    gridTemplateColumns: { sm: 'repeat(3, auto)' },
    justifyContent: { sm: 'space-between' },
    columnGap: 3,
  },
  '& dl > div': figureStyle,
  '& dt': { typography: 'caption', maxWidth: { sm: '9em' } },
  '& dd': { typography: 'h3', m: 0, color: 'sun.main' },
} as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { discover } from '#content/content.data.ts';
import { figureStyle } from '#theme/typography.ts';
import { FullBleedSection } from '#ui/FullBleedSection.tsx';

import { River } from './River.tsx';

const headingId = 'discover';
const overlineId = 'discover-place';

/**
 * Introduces Lamanai with a short text, three figures along the river line, and pictures that extend to the screen's
 * edge.
 */
export const Discover = ({ slideshow }: { slideshow: ReactNode }) => (
  <FullBleedSection
    tone="jungle"
    aria-labelledby={`${overlineId} ${headingId}`}
    sx={{
      '--stop-top': 'calc(var(--section-space) - 4px)',
      pb: { xs: 0, md: 'var(--section-space)' },
    }}
  >
    <River />
    <Box sx={spreadStyle}>
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
          // Safari does not treat a list without markers as a list.
          role="list"
        >
          {discover.figures.map(({ value, label }) => (
            <li key={label}>
              <strong>{value}</strong> <span>{label}</span>
            </li>
          ))}
        </List>
      </Box>
      {slideshow}
    </Box>
  </FullBleedSection>
);

const spreadStyle = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: { md: 6, lg: 9 },
  rowGap: 3,
  alignItems: 'start',
} as const;

const itemStyle = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  justifyContent: { xs: 'space-between', sm: 'flex-start' },
  alignItems: { xs: 'baseline', sm: 'flex-start' },
  columnGap: 2,
  rowGap: 0.5,
  // With very large text, the value does not fit beside its name and goes above it.
  '@container (max-width: 15rem)': { flexDirection: 'column', alignItems: 'flex-start' },
  py: { xs: 0.5, sm: 0 },
  borderTop: {
    xs: '1px solid rgba(var(--mui-palette-background-defaultChannel) / 0.2)',
    sm: 'none',
  },
} as const;

const wordsStyle = {
  pl: 'var(--content-left)',
  pr: { xs: 2, sm: 3, md: 0 },
  '& > h2 ~ p': { m: 0, mt: { xs: 1.5, md: 2.5 }, maxWidth: '30em' },
  '& ul': {
    containerType: 'inline-size',
    m: 0,
    mt: { xs: 1.5, sm: 2.5, md: 5 },
    display: { xs: 'grid', sm: 'flex' },
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 3,
  },
  '& li': itemStyle,
  '& li > span': {
    typography: 'caption',
    maxWidth: { sm: '9em' },
    textAlign: { xs: 'right', sm: 'left' },
    textWrap: 'balance',
  },
  '& strong': {
    ...figureStyle,
    whiteSpace: 'nowrap',
    fontSize: { xs: 'h5.fontSize', sm: 'h3.fontSize', lg: 'h4.fontSize' },
    lineHeight: 1.2,
    color: 'sun.main',
  },
} as const;

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { history } from '#content/content.data.ts';

import { Chapter } from './Chapter.tsx';

/** The links to the first entry of each era. */
const eras = [
  { label: 'Preclassic', entryId: 'first-farmers' },
  { label: 'Classic', entryId: 'rulers-and-ritual' },
  { label: 'Postclassic', entryId: 'a-southern-town' },
  { label: 'Spain and Britain', entryId: 'the-spanish-arrive' },
  { label: 'Archaeology and today', entryId: 'thomas-gann' },
];

const picturesBefore = (index: number) =>
  history.chapters.slice(0, index).filter(({ image }) => image !== undefined).length;

/** Moves the focus to a linked chapter, so that keyboard and screen reader users continue there. */
function useChapterFocus() {
  const { hash } = useLocation();
  useEffect(() => {
    const chapter = history.chapters.find(({ id }) => hash === `#${id}`);
    if (chapter) document.getElementById(chapter.id)?.focus({ preventScroll: true });
  }, [hash]);
}

export function HistoryTimeline() {
  useChapterFocus();
  return (
    <Box
      component="section"
      aria-labelledby="timeline"
      sx={{ overflowX: 'clip', pt: { xs: 6, md: 10 }, pb: { xs: 9, md: 15 } }}
    >
      <Container>
        <Typography variant="h2" id="timeline" sx={{ maxWidth: '22ch' }}>
          From the first maize to today
        </Typography>
        <Box component="nav" aria-label="Ages" sx={eraLinksStyle}>
          <List sx={{ display: 'flex', columnGap: { xs: 3, md: 6 } }}>
            {eras.map(({ label, entryId }) => (
              <li key={entryId}>
                <Link
                  component={RouterLink}
                  to={{ hash: entryId }}
                  sx={{ display: 'inline-block', py: 1.25 }}
                >
                  {label}
                </Link>
              </li>
            ))}
          </List>
        </Box>
        <List component="ol">
          {history.chapters.map((entry, index) => (
            <Chapter
              key={entry.id}
              entry={entry}
              bendsBack={index % 2 === 1}
              side={picturesBefore(index) % 2 === 1 ? 'left' : 'right'}
              isLast={index === history.chapters.length - 1}
            />
          ))}
        </List>
      </Container>
    </Box>
  );
}

/** The height of the sticky header. */
const HEADER_HEIGHT = { xs: 64, md: 76 } as const;

/**
 * The links stay below the header while the visitor reads the chapters. On phones, they are one row that can be swiped
 * sideways.
 */
const eraLinksStyle = {
  position: 'sticky',
  top: HEADER_HEIGHT,
  // The links are above the pictures and below the header.
  zIndex: 2,
  mt: 4,
  mb: { xs: 7, md: 12 },
  // The row is as wide as the screen, since the pictures that scroll below it are.
  mx: 'calc(50% - 50vw)',
  px: 'calc(50vw - 50%)',
  py: 0.5,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& li': { flex: 'none' },
  // The link of the age that the visitor is reading, in browsers that know these two features.
  '& ul': { scrollTargetGroup: 'auto' },
  '& a:target-current': { color: 'text.primary', textDecoration: 'underline 2px' },
  // On such a low screen, the header is not sticky either.
  '@media (max-height: 400px)': { position: 'static' },
  '@media print': { display: 'none' },
} as const;

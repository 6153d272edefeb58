import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
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

/** Moves the focus to a linked chapter, so that keyboard and screen reader users continue there. */
function useChapterFocus() {
  const { hash } = useLocation();
  useEffect(() => {
    const chapter = history.chapters.find(({ id }) => hash === `#${id}`);
    if (chapter) document.getElementById(chapter.id)?.focus({ preventScroll: true });
  }, [hash]);
}

const chapterIds = history.chapters.map(({ id }) => id);

/** Returns the first chapter of the age that the visitor is reading; undefined before the first chapter. */
function useCurrentAge(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
        if (read === undefined) return;
        setCurrent(
          eras.findLast(({ entryId }) => chapterIds.indexOf(entryId) <= chapterIds.indexOf(read))
            ?.entryId,
        );
      },
      // A line at a third of the screen's height.
      { rootMargin: '-33% 0px -67%' },
    );
    for (const id of chapterIds) {
      const chapter = document.getElementById(id);
      if (chapter) observer.observe(chapter);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** The links to the ages. The row follows the chapters: it shows the age that the visitor is reading. */
function AgeLinks() {
  const current = useCurrentAge();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`a[href$="#${current}"]`);
    row.current?.scrollTo({ left: link ? link.offsetLeft - 16 : 0, behavior: 'smooth' });
  }, [current]);
  return (
    <Box component="nav" aria-label="Ages" ref={row} sx={eraLinksStyle}>
      <List sx={{ display: 'flex', columnGap: { xs: 3, md: 6 } }}>
        {eras.map(({ label, entryId }) => (
          <li key={entryId}>
            <Link
              component={RouterLink}
              to={{ hash: entryId }}
              aria-current={entryId === current ? 'true' : undefined}
              sx={{ display: 'inline-block', py: 1.25 }}
            >
              {label}
            </Link>
          </li>
        ))}
      </List>
    </Box>
  );
}

export function HistoryTimeline() {
  useChapterFocus();
  return (
    <Box
      component="section"
      aria-labelledby="timeline"
      sx={{ overflowX: 'clip', pt: { xs: 5, md: 7 }, pb: { xs: 7, md: 12 } }}
    >
      <Container>
        <Typography variant="h2" id="timeline" sx={{ maxWidth: '22ch' }}>
          From the first maize to today
        </Typography>
        <AgeLinks />
        <List component="ol">
          {history.chapters.map((entry, index) => (
            <Chapter
              key={entry.id}
              entry={entry}
              bendsBack={index % 2 === 1}
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
  mt: { xs: 2, md: 3 },
  mb: { xs: 4, md: 7 },
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
  '& [aria-current]': { color: 'text.primary', textDecoration: 'underline 2px' },
  // On such a low screen, the header is not sticky either.
  '@media (max-height: 400px)': { position: 'static' },
  '@media print': { display: 'none' },
} as const;

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import type { Anatomy, TransitionAnatomy } from '#machine-room/anatomy/anatomy.ts';
import { CoverageMark } from '#machine-room/chart/CoverageMark.tsx';
import { coverageRecord } from '#machine-room/project/coverage.ts';
import {
  changesSince,
  coverageOf,
  levels,
  type Covered,
  type Level,
  type Source,
} from '#machine-room/recording/coverage.ts';

import { coverageStyle } from './coverage-style.ts';
import { restOf, shortName } from './transition-words.ts';

const levelWords: Readonly<Record<Level, string>> = {
  hand: 'by hand',
  browser: 'in a browser, never by hand',
  tests: 'in unit or model tests alone',
  none: 'by no test',
  unrecorded: 'not recorded yet',
};

const sourceWords: Readonly<Record<Source, string>> = {
  unit: 'unit tests',
  model: 'model tests',
  browser: 'browser tests',
  hand: 'by hand',
};

type Coverage = ReadonlyMap<string, Covered>;

/** What the record says of a machine. */
export const shownCoverage = (anatomy: Anatomy): Coverage => coverageOf(anatomy, coverageRecord);

/** What the marks on the chart say, and how many of each there are. */
export function CoverageLegend({ coverage }: { coverage: Coverage }) {
  const all = [...coverage.values()];
  const counted = levels.map((level) => ({
    level,
    count: all.filter((covered) => covered.level === level).length,
  }));
  return (
    <Box component="ul" aria-label="Who has taken each transition" sx={legendStyle}>
      {counted
        .filter(({ level, count }) => level !== 'unrecorded' || count > 0)
        .map(({ level, count }) => (
          <li key={level}>
            <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden="true">
              <CoverageMark level={level} x={0} y={0} />
            </svg>
            <span>{levelWords[level]}</span> <b>{count}</b>
          </li>
        ))}
    </Box>
  );
}

/** Every transition under the words for its mark, those first that no hand has taken. */
export function CoverageInWords({ anatomy }: { anatomy: Anatomy }) {
  const coverage = shownCoverage(anatomy);
  const at = (level: Level) =>
    anatomy.transitions.filter(({ key }) => coverage.get(key)?.level === level);
  const inBrowser = at('browser');
  const missed = inBrowser.filter(({ kind }) => kind === 'event' || kind === 'always');
  const timed = inBrowser.filter((transition) => !missed.includes(transition));
  const groups = [
    { title: 'Not recorded yet', own: at('unrecorded') },
    { title: 'By no test', own: at('none') },
    { title: 'In unit or model tests alone', own: at('tests') },
    { title: 'In a browser, never by hand', own: missed },
    { title: 'In a browser, by time or an answer', own: timed },
  ].filter(({ own }) => own.length > 0);
  const byHand = at('hand');
  return (
    <Container
      component="section"
      aria-labelledby={`${anatomy.id}-coverage`}
      sx={[coverageStyle, inWordsStyle]}
    >
      <div>
        <Typography variant="h3" id={`${anatomy.id}-coverage`}>
          Coverage
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: '62ch' }}>{recordedWhen(anatomy)}</Typography>
        <Typography sx={{ mt: 1.5, maxWidth: '62ch' }}>
          By hand is what a page did in a browser test while the browser was still at work on a real
          press, key or movement of the mouse. What came afterwards, by time, an answer, the address
          or another tab, was never by hand; nor is what a test’s script presses.
        </Typography>
      </div>
      <div>
        {groups.length === 0 ? (
          <Typography>A hand has taken every transition of this machine.</Typography>
        ) : (
          groups.map(({ title, own }) => (
            <section key={title}>
              <Typography variant="h4">{`${title} (${own.length})`}</Typography>
              <Transitions transitions={own} anatomy={anatomy} coverage={coverage} />
            </section>
          ))
        )}
        {byHand.length > 0 ? (
          <details>
            <Typography variant="h4" component="summary">{`By hand (${byHand.length})`}</Typography>
            <Transitions transitions={byHand} anatomy={anatomy} coverage={coverage} />
          </details>
        ) : null}
      </div>
    </Container>
  );
}

function recordedWhen(anatomy: Anatomy): string {
  const { recorded, versions } = coverageRecord;
  if (recorded === '') return 'Nothing is recorded yet: npm run charts -- --coverage does it.';
  const { unrecorded, gone } = changesSince(anatomy, coverageRecord);
  const tools = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const made = `Recorded on ${recorded} with ${tools.join(', ')}.`;
  return unrecorded + gone === 0 ? made : `${made} This machine has changed since then.`;
}

interface TransitionsProps {
  transitions: readonly TransitionAnatomy[];
  anatomy: Anatomy;
  coverage: Coverage;
}

const Transitions = ({ transitions, anatomy, coverage }: TransitionsProps) => (
  <ul>
    {transitions.map((transition) => {
      const by = coverage.get(transition.key)?.by ?? [];
      return (
        <li key={transition.key}>
          <b>{`${shortName(transition.source, anatomy)}: ${transition.label}`}</b>{' '}
          <span>{restOf(transition, anatomy)}</span>
          {by.length > 0 ? (
            <small>{` – ${by.map((source) => sourceWords[source]).join(', ')}`}</small>
          ) : null}
        </li>
      );
    })}
  </ul>
);

const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  px: { xs: 2, md: 3 },
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  listStyle: 'none',
  fontSize: '1rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
} as const;

const inWordsStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  columnGap: { md: 8, lg: 12 },
  rowGap: 3,
  pt: { xs: 5, md: 7 },
  overflowWrap: 'anywhere',
  '& section, & details': { mb: 3 },
  '& summary': { cursor: 'pointer', py: 0.5 },
  '& ul': { m: 0, mt: 1, p: 0, listStyle: 'none', fontSize: '1rem', lineHeight: 1.55 },
  '& li': { color: 'text.secondary', mb: 0.5 },
  '& li b': { color: 'text.primary', fontWeight: 600 },
  '& small': { fontSize: '0.875rem' },
} as const;

// Comes with the rest of what only a chart with coverage needs.
export { coverageStyle };

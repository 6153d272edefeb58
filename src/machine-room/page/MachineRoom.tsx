import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';

import { anatomyOf, type Anatomy } from '#machine-room/anatomy/anatomy.ts';
import type { MachineEntry } from '#machine-room/anatomy/entry.ts';
import { BenchPanel } from '#machine-room/bench/BenchPanel.tsx';
import { useBench } from '#machine-room/bench/use-bench.ts';
import { ChartPane } from '#machine-room/chart/ChartPane.tsx';
import type { ChartTone } from '#machine-room/chart/chart-style.ts';
import { drawingOf } from '#machine-room/project/drawings.ts';
import { registry } from '#machine-room/project/registry.ts';

import { MachineList } from './MachineList.tsx';
import { OtherForms } from './OtherForms.tsx';
import { SaveChart } from './SaveChart.tsx';
import { WithCode } from './WithCode.tsx';
import { Words } from './Words.tsx';

interface MachineRoomProps {
  entry: MachineEntry;
  /** Steps that a link carries. */
  path: readonly string[];
}

/** Wider charts than this take the whole screen until the bench is asked for. */
const ROOM_BESIDE_BENCH = 1250;

/** One machine: its chart, the bench on which it runs, and the same in words and other forms. */
export function MachineRoom({ entry, path }: MachineRoomProps) {
  const anatomy = useMemo(() => anatomyOf(entry.machine), [entry]);
  return (
    <>
      <Container>
        <MachineList current={entry.id} />
        <Box sx={titleStyle}>
          <Typography variant="h2" id={entry.id} sx={{ fontSize: { md: '2.25rem' } }}>
            {entry.title}
          </Typography>
          <Typography sx={{ maxWidth: '62ch' }}>{anatomy.description}</Typography>
        </Box>
      </Container>
      <Workbench entry={entry} anatomy={anatomy} path={path} />
      <Container sx={readingStyle}>
        <div>
          <Typography variant="h3" component="h3">
            Why it is as it is
          </Typography>
          <Typography sx={{ mt: 1.5, mb: 5 }}>
            <WithCode text={entry.why} />
          </Typography>
          <OtherForms key={entry.id} entry={entry} anatomy={anatomy} />
        </div>
        <div role="group" aria-labelledby={`${entry.id}-in-words`}>
          <Typography variant="h3" component="h3" id={`${entry.id}-in-words`} sx={{ mb: 1.5 }}>
            In words
          </Typography>
          <Words anatomy={anatomy} />
        </div>
      </Container>
      <WithoutScript current={entry} />
    </>
  );
}

interface WorkbenchProps extends MachineRoomProps {
  anatomy: Anatomy;
}

function Workbench({ entry, anatomy, path }: WorkbenchProps) {
  const drawing = drawingOf(entry.id);
  const bench = useBench(entry, path);
  const chartRef = useRef<HTMLDivElement>(null);
  const [tone, setTone] = useState<ChartTone>('day');
  const [isOpen, setIsOpen] = useState(
    path.length > 0 || (drawing !== undefined && drawing.width < ROOM_BESIDE_BENCH),
  );
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const state = anatomy.states.find(({ id }) => id === lookedAt);
  if (!drawing) {
    return (
      <Container>
        <Typography>This chart has not been drawn yet: npm run charts draws it.</Typography>
      </Container>
    );
  }
  return (
    <Box sx={workbenchStyle} data-open={isOpen || undefined}>
      <Box className="chart" ref={chartRef}>
        <ChartPane
          drawing={drawing}
          title={entry.title}
          tone={tone}
          {...(isOpen
            ? {
                active: bench.frame.active,
                taken: bench.frame.taken,
                choices: bench.frame.choices,
                onTake: bench.take,
              }
            : {})}
          onLookAt={setLookedAt}
          tools={
            <>
              <SaveChart
                machineId={entry.id}
                title={entry.title}
                findChart={() =>
                  chartRef.current?.querySelector<SVGSVGElement>('[role="region"] svg')
                }
              />
              <Box sx={{ display: 'flex', gap: 1, ml: { xs: 'auto', sm: 0 } }}>
                <Button
                  color="inherit"
                  aria-pressed={tone === 'night'}
                  onClick={() => setTone(tone === 'day' ? 'night' : 'day')}
                >
                  Night
                </Button>
                <Button
                  color="inherit"
                  variant="outlined"
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                >
                  <span>{isOpen ? 'Put away' : 'Run it'}</span>
                </Button>
              </Box>
            </>
          }
        />
        <Box className="caption">
          {state ? (
            <>
              <b>{state.name}</b> <span>{state.description ?? 'Its name says it all.'}</span>
            </>
          ) : (
            'Point at the name of a state to read what it is for.'
          )}
        </Box>
      </Box>
      {isOpen ? (
        <Box className="bench">
          <BenchPanel anatomy={anatomy} bench={bench} />
        </Box>
      ) : null}
    </Box>
  );
}

/** Addresses differ in their query only, which a server of files cannot tell apart: without a script all are here. */
const WithoutScript = ({ current }: { current: MachineEntry }) => (
  <noscript>
    <Container>
      {registry
        .filter((entry) => entry !== current)
        .map(({ id, title, machine, why }) => (
          <section key={id} id={id} aria-label={title}>
            <Typography variant="h3" component="h2" sx={{ mt: 6 }}>
              {title}
            </Typography>
            <Typography sx={{ my: 1.5, maxWidth: '66ch' }}>
              <WithCode text={why} />
            </Typography>
            <Words anatomy={anatomyOf(machine)} />
          </section>
        ))}
    </Container>
  </noscript>
);

const titleStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 6fr) minmax(0, 7fr)' },
  columnGap: { md: 6 },
  rowGap: 1,
  alignItems: 'center',
  py: { xs: 2, md: 1.5 },
} as const;

const workbenchStyle = {
  borderBlock: '1px solid',
  borderColor: 'divider',
  '&[data-open]': {
    display: { lg: 'grid' },
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 372px' },
    minHeight: { lg: 'clamp(560px, calc(100svh - 76px), 860px)' },
  },
  '& .chart': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .chart > :first-of-type': { flexGrow: 1 },
  // The chart alone says how high both are.
  '& .bench': { position: 'relative', '& > section': { position: { lg: 'absolute' }, inset: 0 } },
  '& .caption': {
    minHeight: '3.5em',
    px: { xs: 2, md: 3 },
    py: 1.25,
    borderTop: '1px solid',
    borderColor: 'divider',
    fontSize: '1rem',
    lineHeight: 1.5,
    color: 'text.secondary',
    '& b': { color: 'text.primary', mr: 0.5 },
    '@media (scripting: none)': { display: 'none' },
  },
} as const;

const readingStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  columnGap: { md: 8, lg: 12 },
  rowGap: 6,
  alignItems: 'start',
  pt: { xs: 6, md: 9 },
  pb: { xs: 9, md: 15 },
} as const;

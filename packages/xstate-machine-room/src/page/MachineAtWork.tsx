import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import type { Anatomy } from '../anatomy/anatomy.ts';
import type { MachineEntry } from '../anatomy/entry.ts';
import { ChartPane } from '../chart/ChartPane.tsx';
import type { ChartTone } from '../chart/chart-style.ts';
import { keptUntilLive } from '../project/borrowed.ts';
import { drawingOf } from '../project/drawings.ts';
import { SimulatorPanel } from '../simulator/SimulatorPanel.tsx';
import { useSimulator } from '../simulator/use-simulator.ts';

import { SaveChart } from './SaveChart.tsx';

interface MachineAtWorkProps {
  entry: MachineEntry;
  anatomy: Anatomy;
  /** Steps that a link carries. */
  path: readonly string[];
}

/** Wider charts than this take the whole screen until the simulator is asked for. */
const ROOM_BESIDE_SIMULATOR = 1250;

/** A machine's chart, with all that can be done with it, and the simulator in which it runs. */
export function MachineAtWork({ entry, anatomy, path }: MachineAtWorkProps) {
  const drawing = drawingOf(entry.id);
  const simulator = useSimulator(entry, path);
  const [tone, setTone] = useState<ChartTone>('day');
  const [isOpen, setIsOpen] = useState(
    path.length > 0 || (drawing !== undefined && drawing.width < ROOM_BESIDE_SIMULATOR),
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
    <Box {...keptUntilLive} sx={workStyle} data-open={isOpen || undefined}>
      <Box className="chart">
        <ChartPane
          drawing={drawing}
          title={entry.title}
          tone={tone}
          {...(isOpen && { moment: simulator.frame, onTake: simulator.take })}
          onLookAt={setLookedAt}
          tools={
            <>
              <SaveChart machineId={entry.id} title={entry.title} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { xs: 'auto', sm: 0 } }}>
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
        <Box className="simulator">
          <SimulatorPanel anatomy={anatomy} simulator={simulator} />
        </Box>
      ) : null}
    </Box>
  );
}

const workStyle = {
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
  '& .simulator': {
    position: 'relative',
    '& > section': { position: { lg: 'absolute' }, inset: 0 },
  },
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

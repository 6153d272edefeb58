import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';

import { ChartPane } from '../chart/ChartPane.tsx';

import { findById } from './known-machines.ts';

import type { WatchedActor, WatchedEvent, WatchStore } from './watch-store.ts';

interface InspectorProps {
  store: WatchStore;
  /** Wants no more of it in this tab. */
  onEnd: () => void;
}

/** Docked over any page: the machines that are alive on it, and where they stand while one uses it. */
export function Inspector({ store, onEnd }: InspectorProps) {
  const { actors, events } = useSyncExternalStore(store.subscribe, store.get);
  const [isOpen, setIsOpen] = useState(false);
  const [isOnRight, setIsOnRight] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const picked = actors.find(({ sessionId }) => sessionId === chosen);
  const actor = picked ?? lastToMove(actors, events);
  return (
    <Box
      component="aside"
      aria-label="Machine inspector"
      sx={dockStyle}
      data-open={isOpen || undefined}
      data-side={isOnRight ? 'right' : 'left'}
    >
      <Button
        variant="contained"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        sx={pillStyle}
      >
        <span>{isOpen ? 'Close' : `Machines: ${actors.length}`}</span>
      </Button>
      {isOpen ? (
        <Box sx={sheetStyle}>
          <Box sx={headStyle}>
            <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
              Alive on this page
            </Typography>
            <Button
              color="inherit"
              onClick={() => setIsOnRight(!isOnRight)}
              sx={{ display: { xs: 'none', md: 'inline-flex' }, minWidth: 0, px: 1 }}
            >
              <span>{isOnRight ? 'To the left' : 'To the right'}</span>
            </Button>
            <Button color="inherit" onClick={onEnd} sx={{ minWidth: 0, px: 1 }}>
              End
            </Button>
          </Box>
          <Typography variant="caption" component="p" sx={{ px: 2, pb: 1 }}>
            On in this tab until you end it.
          </Typography>
          <Box role="group" aria-label="Machines" sx={namesStyle}>
            <button type="button" aria-pressed={!picked} onClick={() => setChosen(null)}>
              Whichever moves
            </button>
            {actors.map(({ sessionId, machineId, title }, index) => (
              <button
                key={sessionId}
                type="button"
                aria-pressed={sessionId === picked?.sessionId}
                onClick={() => setChosen(sessionId)}
              >
                {title +
                  ordinal(actors.slice(0, index).filter((other) => other.machineId === machineId))}
              </button>
            ))}
          </Box>
          {actor ? <ActorView actor={actor} /> : <Typography>None so far.</Typography>}
          <InspectorLog events={events} />
        </Box>
      ) : null}
    </Box>
  );
}

const lastToMove = (
  actors: readonly WatchedActor[],
  events: readonly WatchedEvent[],
): WatchedActor | undefined =>
  events
    .map(({ sessionId }) => actors.find((actor) => actor.sessionId === sessionId))
    .find((actor) => actor !== undefined);

/** Several machines of a kind are told apart by number. */
const ordinal = (earlier: readonly WatchedActor[]) =>
  earlier.length === 0 ? '' : ` ${earlier.length + 1}`;

function ActorView({ actor }: { actor: WatchedActor }) {
  const { machineId, title, state, context } = actor;
  const drawing = findById(machineId)?.drawing;
  return (
    <>
      {drawing ? (
        <ChartPane
          key={machineId}
          drawing={drawing}
          title={title}
          tone="night"
          moment={actor}
          maxHeight="min(46svh, 520px)"
          minScale={0.7}
          tools={
            <Link href={`/machines?machine=${machineId}`} color="inherit" sx={{ px: 1 }}>
              Run it by itself
            </Link>
          }
        />
      ) : null}
      <Box sx={factsStyle}>
        <output>
          <span>{`${title}: `}</span>
          <b>{state}</b>
        </output>
        <Box component="dl">
          {Object.entries(context).map(([key, text]) => (
            <div key={key}>
              <dt>{key}</dt> <dd>{text}</dd>
            </div>
          ))}
        </Box>
      </Box>
    </>
  );
}

/** What the page's machines were told, the newest on top. */
const InspectorLog = ({ events }: { events: readonly WatchedEvent[] }) => (
  <Box component="section" aria-label="Events" sx={{ px: 2, pb: 2 }}>
    <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
      Events
    </Typography>
    <Box component="ol" sx={logStyle}>
      {events.map(({ number, title, type, fields, state, isIgnored }) => (
        <li key={number}>
          <span>{title}</span> <b>{type}</b> <span>{fieldsText(fields)}</span>{' '}
          <span>{isIgnored ? 'ignored' : `→ ${state}`}</span>
        </li>
      ))}
    </Box>
  </Box>
);

const fieldsText = (fields: WatchedEvent['fields']) =>
  Object.entries(fields)
    .map(([key, text]) => `${key}: ${text}`)
    .join(', ');

const dockStyle = {
  position: 'fixed',
  left: 0,
  bottom: 0,
  zIndex: 'tooltip',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-start',
  maxWidth: '100vw',
  maxHeight: '100svh',
  '&[data-open]': { width: { xs: '100vw', md: 'min(42vw, 900px)' } },
  '&[data-side="right"]': {
    left: { md: 'auto' },
    right: { md: 0 },
    alignItems: { md: 'flex-end' },
  },
  '@media print': { display: 'none' },
} as const;

const pillStyle = {
  m: 1,
  minHeight: 40,
  px: 2,
  py: 0.5,
  borderRadius: 999,
  bgcolor: 'jungle.main',
  color: 'jungle.contrastText',
  '&:hover': { bgcolor: 'black' },
} as const;

const sheetStyle = {
  width: '100%',
  maxHeight: { xs: '64svh', md: 'calc(100svh - 140px)' },
  overflow: 'auto',
  bgcolor: 'background.default',
  color: 'text.primary',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 8,
  lineHeight: 1.5,
} as const;

const headStyle = { display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 0.5 } as const;

const namesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  px: 2,
  pb: 1,
  '& button': {
    minHeight: 32,
    px: 1.25,
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: '3px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { bgcolor: 'jungle.main', color: 'jungle.contrastText' },
} as const;

const factsStyle = {
  px: 2,
  py: 1,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& dl': { m: 0, mt: 0.5, columnWidth: 220, color: 'text.secondary' },
  '& dt, & dd': { display: 'inline', m: 0 },
  '& dt::after': { content: '":"' },
  '& dd': { color: 'text.primary' },
} as const;

const logStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& li': { borderTop: '1px solid', borderColor: 'divider', py: 0.5 },
  '& span': { color: 'text.secondary' },
} as const;

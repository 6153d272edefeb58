import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { titleOf } from '../chart/choice.ts';

import type { Frame } from './simulator.ts';

interface StepLogProps {
  frames: readonly Frame[];
  position: number;
  onGoTo: (position: number) => void;
}

/** What has happened, the last on top. Each line leads back to its moment. */
export const StepLog = ({ frames, position, onGoTo }: StepLogProps) => (
  <Box component="ol" reversed start={frames.length - 1} sx={listStyle}>
    {frames
      .map((frame, index) => (
        // A step has no name of its own but its place.
        // oxlint-disable-next-line react/no-array-index-key -- as said
        <li key={index} data-ahead={index > position || undefined}>
          <button
            type="button"
            aria-current={index === position ? 'step' : undefined}
            onClick={() => onGoTo(index)}
          >
            <b>{frame.choice ? titleOf(frame.choice) : 'start'}</b>
            <span>{`→ ${frame.state}`}</span>
          </button>
          {frame.changes.length > 0 ? (
            <dl>
              {frame.changes.map(({ path, before, after }) => (
                <div key={path}>
                  <dt>{path}</dt>
                  <dd>
                    <del>{before}</del> <ins>{after}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {frame.emitted.length > 0 ? (
            <Typography variant="caption" component="p">
              {`tells its owner: ${frame.emitted.join(', ')}`}
            </Typography>
          ) : null}
        </li>
      ))
      .toReversed()}
  </Box>
);

const listStyle = {
  m: 0,
  mt: 1,
  p: 0,
  listStylePosition: 'inside',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& li': { borderTop: '1px solid', borderColor: 'divider', py: 0.5 },
  '& li::marker': { color: 'var(--mui-palette-text-secondary)' },
  '& [data-ahead]': { opacity: 0.9, fontStyle: 'italic' },
  '& button': {
    minHeight: 28,
    maxWidth: 'calc(100% - 2.5em)',
    p: 0.25,
    border: 0,
    borderRadius: '2px',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    verticalAlign: 'top',
  },
  '& button:hover b': { textDecoration: 'underline' },
  '& button[aria-current] b': { boxShadow: 'inset 0 -0.5em var(--mui-palette-sun-main)' },
  '& button span': { display: 'block', color: 'text.secondary' },
  '& dl': { m: 0, mt: 0.25, pl: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' },
  '& dl div': { display: 'flex', gap: 0.75, flexWrap: 'wrap' },
  '& dt::after': { content: '":"' },
  '& dd': { m: 0 },
  '& ins': { color: 'text.primary', textDecoration: 'none', fontWeight: 600 },
  '& p': { pl: 2.5 },
} as const;

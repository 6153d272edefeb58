import { titleOf } from '../chart/choice.ts';
import { hairline, type } from '../look/styles.ts';

import type { Frame } from './simulator.ts';

interface StepLogProps {
  frames: readonly Frame[];
  position: number;
  onGoTo: (position: number) => void;
}

/** What has happened, the last on top. Each line leads back to its moment. */
export const StepLog = ({ frames, position, onGoTo }: StepLogProps) => (
  <ol reversed start={frames.length - 1} css={listStyle}>
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
            <p css={type.caption}>{`tells its owner: ${frame.emitted.join(', ')}`}</p>
          ) : null}
        </li>
      ))
      .toReversed()}
  </ol>
);

const listStyle = {
  margin: '8px 0 0',
  padding: 0,
  listStylePosition: 'inside',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& li': { borderTop: hairline, paddingBlock: 4 },
  '& li::marker': { color: 'var(--room-muted)' },
  '& [data-ahead]': { opacity: 0.9, fontStyle: 'italic' },
  '& button': {
    minHeight: 28,
    maxWidth: 'calc(100% - 2.5em)',
    padding: 2,
    border: 0,
    borderRadius: 2,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    verticalAlign: 'top',
  },
  '& button:hover b': { textDecoration: 'underline' },
  '& button[aria-current] b': { boxShadow: 'inset 0 -0.5em var(--chart-taken)' },
  '& button span': { display: 'block', color: 'var(--room-muted)' },
  '& dl': {
    margin: '2px 0 0',
    paddingLeft: 20,
    color: 'var(--room-muted)',
    overflowWrap: 'anywhere',
  },
  '& dl div': { display: 'flex', gap: 6, flexWrap: 'wrap' },
  '& dt::after': { content: '":"' },
  '& dd': { margin: 0 },
  '& ins': { color: 'var(--room-ink)', textDecoration: 'none', fontWeight: 600 },
  '& p': { paddingLeft: 20 },
} as const;

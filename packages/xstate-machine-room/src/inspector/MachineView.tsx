import { ChartPane } from '../chart/ChartPane.tsx';

import { findById, roomAddress } from './known-machines.ts';
import type { Stand } from './watch-store.ts';

/** Where a machine stands: in its chart, and what it remembers. */
export function MachineView({ name, stand }: { name: string; stand: Stand }) {
  const { machineId, state, context } = stand;
  const drawing = findById(machineId)?.drawing;
  const address = roomAddress(machineId);
  return (
    <div css={viewStyle}>
      <output>
        <span>{`${name}: `}</span>
        <b>{state}</b>
      </output>
      {drawing ? (
        <ChartPane
          key={machineId}
          drawing={drawing}
          title={name}
          tone="night"
          moment={stand}
          maxHeight="max(200px, calc(var(--dock-height) - 190px))"
          minScale={0.7}
          tools={address ? <a href={address}>Run it by itself</a> : null}
        />
      ) : null}
      <dl>
        {Object.entries(context).map(([key, text]) => (
          <div key={key}>
            <dt>{key}</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const viewStyle = {
  '& output': { display: 'block', marginBottom: 6 },
  '& a': { padding: '6px 8px', color: 'inherit' },
  '& dl': {
    marginTop: 8,
    columnWidth: 220,
    fontSize: 14,
    color: 'var(--room-muted)',
    overflowWrap: 'anywhere',
  },
  '& dt, & dd': { display: 'inline', margin: 0 },
  '& dt::after': { content: '":"' },
  '& dd': { color: 'var(--room-ink)' },
} as const;

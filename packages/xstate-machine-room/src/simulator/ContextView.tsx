import { hairline } from '../look/styles.ts';

import { isRecord } from './context-diff.ts';

/** A machine's memory, field by field. */
export const ContextView = ({ context }: { context: unknown }) => (
  <dl css={listStyle}>
    {Object.entries(isRecord(context) ? context : {}).map(([key, value]) => (
      <div key={key}>
        <dt>{key}</dt>
        <dd>{isRecord(value) ? <ContextView context={value} /> : JSON.stringify(value)}</dd>
      </div>
    ))}
  </dl>
);

const listStyle = {
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& dt': { display: 'inline', color: 'var(--room-muted)' },
  '& dt::after': { content: '": "' },
  '& dd': { display: 'inline', margin: 0 },
  '& dl': { paddingLeft: 16, borderLeft: hairline },
} as const;

import Box from '@mui/material/Box';

import { isRecord } from './context-diff.ts';

/** A machine's memory, field by field. */
export const ContextView = ({ context }: { context: unknown }) => (
  <Box component="dl" sx={listStyle}>
    {Object.entries(isRecord(context) ? context : {}).map(([key, value]) => (
      <div key={key}>
        <dt>{key}</dt>
        <dd>{isRecord(value) ? <ContextView context={value} /> : JSON.stringify(value)}</dd>
      </div>
    ))}
  </Box>
);

const listStyle = {
  m: 0,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& dt': { display: 'inline', color: 'text.secondary' },
  '& dt::after': { content: '": "' },
  '& dd': { display: 'inline', m: 0 },
  '& dl': { pl: 2, borderLeft: '1px solid', borderColor: 'divider' },
} as const;

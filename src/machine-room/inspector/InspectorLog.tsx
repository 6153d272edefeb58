import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { WatchedEvent } from './watch-store.ts';

/** What the page's machines were told, the newest on top. */
export const InspectorLog = ({ events }: { events: readonly WatchedEvent[] }) => (
  <Box component="section" aria-label="Events" sx={{ px: 2, pb: 2 }}>
    <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
      Events
    </Typography>
    <Box component="ol" sx={listStyle}>
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

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& li': { borderTop: '1px solid', borderColor: 'divider', py: 0.5 },
  '& span': { color: 'text.secondary' },
} as const;

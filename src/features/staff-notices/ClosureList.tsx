import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { formatDays } from '#domain/notices/closures.ts';
import { closedTours, closureText, isOver } from '#domain/notices/staff-notices.ts';
import type { StaffNoticesEvent } from '#machines/staff-notices.context.ts';
import { selectPastCount } from '#machines/staff-notices.selectors.ts';

import { StaffContext, useStaff } from './staff-context.tsx';

/** Lists the closures, earliest first, each with a button that removes it. */
export function ClosureList() {
  const { staff, closedDays, today } = useStaff();
  const past = StaffContext.useSelector(selectPastCount);
  const heading = useRef<HTMLHeadingElement>(null);
  function remove(event: Extract<StaffNoticesEvent, { type: 'past.drop' | 'closure.remove' }>) {
    staff.send(event);
    // The pressed button disappears together with its line, so the heading takes the focus.
    heading.current?.focus();
  }

  return (
    <Box component="section" aria-labelledby="closed-list">
      <Typography id="closed-list" ref={heading} tabIndex={-1} variant="h3" sx={{ mb: 1 }}>
        {closedDays.length === 0 ? 'Nothing is closed' : 'Closed days in the file'}
      </Typography>
      {closedDays.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          All tours run every day until you close one.
        </Typography>
      ) : null}
      {past > 0 ? (
        <Box sx={{ my: 1.5 }}>
          <Button variant="outlined" size="small" onClick={() => remove({ type: 'past.drop' })}>
            <span>{past === 1 ? 'Remove the past one' : `Remove the ${past} past ones`}</span>
          </Button>
        </Box>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {closedDays.map((closure, index) => (
          // Two lines may have the same text, and they have no state.
          // oxlint-disable-next-line react/no-array-index-key -- see the comment above
          <Box component="li" key={`${closureText(closure)} ${index}`} sx={lineStyle}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{formatDays(closure)}</Typography>
              <Typography variant="body2">{`${closedTours(closure)}: ${closure.reason}`}</Typography>
              {isOver(closure, today) ? (
                <Typography variant="body2" sx={{ color: 'ochre.main', fontWeight: 600 }}>
                  Over
                </Typography>
              ) : null}
            </div>
            <Button
              size="small"
              aria-label={`Open again: ${closureText(closure)}`}
              onClick={() => remove({ type: 'closure.remove', index })}
            >
              Open again
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& > button': { flex: 'none', mt: -1, mr: -1.5 },
} as const;

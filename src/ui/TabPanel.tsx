import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { tabId, tabPanelId } from './tab-ids.ts';
import { useIsLive } from './use-is-live.ts';

interface TabPanelProps {
  idPrefix: string;
  tab: string;
  isSelected: boolean;
  children: ReactNode;
  /** Makes the panel itself a stop of the Tab key, for a panel in which nothing else is one. */
  isTabStop?: boolean;
}

/**
 * One of the panels, all of which are in the page. Without JavaScript all are shown; until the app has taken over, the
 * tabs' links open their panels by themselves.
 */
export function TabPanel({ idPrefix, tab, isSelected, children, isTabStop }: TabPanelProps) {
  const isLive = useIsLive();
  return (
    <Box
      role="tabpanel"
      id={tabPanelId(idPrefix, tab)}
      aria-labelledby={tabId(idPrefix, tab)}
      {...(isTabStop && isSelected ? { tabIndex: 0 } : {})}
      sx={[
        !isSelected && {
          display: 'none',
          '@media print': { display: 'block' },
          '@media (scripting: none)': { display: 'block' },
        },
        !isSelected && !isLive && { '&:target, &:has(:target)': { display: 'block' } },
      ]}
    >
      {children}
    </Box>
  );
}

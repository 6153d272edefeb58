import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { tabId, tabPanelId, tabTargetId } from './tab-ids.ts';
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
 * One of the panels, all of which are in the page. Without JavaScript all are shown; until the app lives, the tabs'
 * links open their panels by themselves.
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
        !isLive && (isSelected ? givesWay : opensByLink),
      ]}
    >
      <Box component="span" id={tabTargetId(idPrefix, tab)} sx={targetStyle} />
      {children}
    </Box>
  );
}

const opensByLink = { '&:target, &:has(:target)': { display: 'block' } } as const;

/** To a panel behind it that a link has opened; what is prerendered is the first one. */
const givesWay = {
  '@media (scripting: enabled)': {
    '&:has(~ [role=tabpanel]:target, ~ [role=tabpanel] :target)': { display: 'none' },
  },
} as const;

/** What is fixed to the screen is in view already, so that the page stays where it is when a link leads there. */
const targetStyle = {
  '@media screen and (scripting: enabled)': { position: 'fixed', top: 0 },
} as const;

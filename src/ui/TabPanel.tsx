import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';

import { tabId, tabPanelId, tabTargetId } from './tab-ids.ts';
import { useHiddenUntilFound } from './use-hidden-until-found.ts';
import { useHydrated } from './use-hydrated.ts';

interface TabPanelProps {
  id: string;
  idPrefix: string;
  isSelected: boolean;
  isTabStop: boolean;
  /** Called if the browser's find-in-page finds a match in the hidden panel. */
  onFind: () => void;
  children: ReactNode;
}

/** The panel of one tab. Before hydration, CSS shows or hides it; after hydration, the `hidden` attribute does. */
export function TabPanel(props: TabPanelProps) {
  const { id, idPrefix, isSelected, isTabStop, onFind, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useHiddenUntilFound(ref, !isSelected, onFind);
  return (
    <Box
      ref={ref}
      role="tabpanel"
      id={tabPanelId(idPrefix, id)}
      aria-labelledby={tabId(idPrefix, id)}
      {...(isTabStop && isSelected && { tabIndex: 0 })}
      sx={[
        !isHydrated &&
          (isSelected ? hiddenWhenOtherTargeted : { ...hiddenPanel, ...shownWhenTargeted }),
        printedPanel,
        panelStyle,
      ]}
    >
      <span id={tabTargetId(idPrefix, id)} />
      {children}
    </Box>
  );
}

const panelStyle = {
  // The target of the tab's link is fixed, because the browser does not scroll to a fixed target.
  '@media screen and (scripting: enabled)': { '& > span': { position: 'fixed', top: 0 } },
} as const;

const hiddenPanel = {
  display: 'none',
  '@media (scripting: none)': { display: 'block' },
} as const;

const printedPanel = {
  '@media print': { display: 'block', contentVisibility: 'visible' },
} as const;

const shownWhenTargeted = { '&:target, &:has(:target)': { display: 'block' } } as const;

/** Hides the selected panel while a link has opened a panel that comes later in the DOM. */
const hiddenWhenOtherTargeted = {
  '@media (scripting: enabled)': {
    '&:has(~ [role=tabpanel]:target, ~ [role=tabpanel] :target)': { display: 'none' },
  },
} as const;

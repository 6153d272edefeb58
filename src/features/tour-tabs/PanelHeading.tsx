import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { useIsLive } from '#ui/use-is-live.ts';

import type { TourTabId } from './tour-tab-ids.ts';

/**
 * Where an address such as `#itinerary` leads in the prerendered page: with the row of tabs still in view. Once the app
 * runs, the router would scroll there whenever the tab is opened, so that the target is then taken away.
 */
export function PanelHeading({ tab, children }: { tab: TourTabId; children: ReactNode }) {
  const isLive = useIsLive();
  return (
    <Typography {...(isLive ? {} : { id: tab })} variant="h2" sx={{ mb: 3 }}>
      {children}
    </Typography>
  );
}

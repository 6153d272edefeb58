import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useNavigation } from 'react-router-dom';

import { breadcrumbsFor } from '#domain/tours/page-meta.ts';

/** Announces that the next page is loading if its code is not loaded yet. */
export function NavigationStatus() {
  const { location } = useNavigation();
  // If the code of the next page is already loaded, that page replaces the current one before the deferred value
  // changes, so nothing is announced.
  const announced = useDeferredValue(location);
  const goingTo = location && announced;
  return (
    <Box aria-live="polite" sx={placeStyle}>
      {goingTo ? (
        <Box sx={noteStyle}>
          {`Opening ${breadcrumbsFor(goingTo.pathname).at(-1)?.label ?? 'Home'}…`}
        </Box>
      ) : null}
    </Box>
  );
}

const placeStyle = {
  displayPrint: 'none',
  position: 'fixed',
  zIndex: 'tooltip',
  insetInline: 16,
  top: 16,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
} as const;

const noteStyle = {
  px: 2.5,
  py: 1,
  borderRadius: 999,
  bgcolor: 'jungle.main',
  color: 'jungle.contrastText',
  boxShadow: 8,
} as const;

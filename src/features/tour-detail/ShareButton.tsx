import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { company } from '#content/company.ts';
import type { Tour } from '#content/tour.ts';
import { shareLink, type ShareOutcome } from '#services/share-link.ts';

import { keptUntilLive } from '#ui/kept-until-live.ts';

import { ShareIcon } from './icons.tsx';

/** Shares the tour's own address, without whatever the visitor's has behind it. */
export function ShareButton({ tour }: { tour: Tour }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const url = `${company.siteUrl}/tour/${tour.id}`;
  return (
    <Box
      {...keptUntilLive}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        '@media print, (scripting: none)': { display: 'none' },
      }}
    >
      <Button
        onClick={() => void shareLink({ title: tour.title, url }).then(setOutcome)}
        startIcon={<ShareIcon />}
        sx={{ ml: -1, px: 1.5 }}
      >
        Share this tour
      </Button>
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {outcome === 'copied' ? <span>Link copied.</span> : null}
        {outcome === 'refused' ? <span translate="no">{url}</span> : null}
      </Box>
    </Box>
  );
}

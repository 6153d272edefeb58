import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';
import { useState } from 'react';

import { company } from '#content/company.ts';
import type { Tour } from '#content/tour.ts';
import { shareLink, type ShareOutcome } from '#services/share-link.ts';

import { replayOnHydration } from '#ui/replay-on-hydration.ts';

const ShareIcon = createSvgIcon(
  <path d="m12 2 5 5-1.4 1.4L13 5.8V15h-2V5.8L8.4 8.4 7 7l5-5ZM5 11h4v2H7v7h10v-7h-2v-2h4v11H5V11Z" />,
  'Share',
);

/** Shares the tour's URL without query and hash. */
export function ShareButton({ tour }: { tour: Tour }) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const url = `${company.siteUrl}/tour/${tour.id}`;
  return (
    <Box
      {...replayOnHydration}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        mt: 2,
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
        {outcome === 'copied' ? 'Link copied.' : null}
        {outcome === 'refused' ? <span translate="no">{url}</span> : null}
      </Box>
    </Box>
  );
}

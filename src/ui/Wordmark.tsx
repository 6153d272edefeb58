import Box from '@mui/material/Box';

import { brandMark } from '#content/brand-mark.ts';
import { company } from '#content/company.ts';

/** A crocodile under a stepped pyramid, and the company's name. */
export const Wordmark = () => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
    <Box
      component="svg"
      viewBox="0 4 32 24"
      aria-hidden
      sx={{ flex: 'none', width: { xs: 40, md: 46 }, fill: 'currentColor' }}
    >
      <Box component="path" d={brandMark.pyramid} sx={{ fill: 'var(--mark, currentColor)' }} />
      <path d={brandMark.crocodile} />
    </Box>
    <Box
      component="span"
      translate="no"
      sx={{
        typography: 'h3',
        fontSize: { xs: '1.25rem', md: '1.4375rem' },
        lineHeight: 1.1,
        letterSpacing: '0.01em',
        textWrap: 'balance',
      }}
    >
      {company.name}
    </Box>
  </Box>
);

import Box from '@mui/material/Box';

import { company } from '#domain/company.ts';

const PYRAMID = 'M7 25V21H12V16H17V11H21V5H27V11H31V16H36V21H41V25Z';
const CROCODILE =
  'M0 33.5C3 31.5 7 31 10.5 30.8 11.2 29 14 29 15 30.6L17.5 29 20 30.6 22.5 29 25 30.6 27.5 29 30 30.6 32.5 29.4 34.5 30.8C39.5 30.6 44 29 48 26 46.5 31.5 42.5 34.5 37 35.3V38.5H33V35.6H18V38.5H14V35.4L3 35.2C1.5 35 .4 34.4 0 33.5Z';

/** A crocodile under a stepped pyramid, and the company's name. */
export const Wordmark = () => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
    <Box
      component="svg"
      viewBox="0 4 48 35"
      aria-hidden
      sx={{ flex: 'none', width: { xs: 40, md: 46 }, fill: 'currentColor' }}
    >
      <Box component="path" d={PYRAMID} sx={{ fill: 'var(--mark, currentColor)' }} />
      <path d={CROCODILE} />
    </Box>
    <Box
      component="span"
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

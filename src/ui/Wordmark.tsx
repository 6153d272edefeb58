import Box from '@mui/material/Box';

import { brandMark } from '#theme/brand-mark.ts';
import { company } from '#content/company.ts';
import { wordmarkSize } from '#theme/typography.ts';

interface WordmarkProps {
  /** The maximum number of lines. Longer names are cut with an ellipsis. */
  maxLines?: number;
}

export const Wordmark = ({ maxLines }: WordmarkProps) => (
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
        fontSize: wordmarkSize,
        lineHeight: 1.1,
        letterSpacing: '0.01em',
        textWrap: 'balance',
        ...(maxLines && {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: maxLines,
          overflow: 'hidden',
        }),
      }}
    >
      {company.name}
    </Box>
  </Box>
);

import Box from '@mui/material/Box';

const water = 'var(--mui-palette-primary-main)';

/** Stretches to any length while its dots stay round. */
const BENDS = 'M24 0C52 14 52 22 24 33C-4 44 -4 54 24 66C52 78 52 86 24 100';
const BENDS_BACK = 'M24 0C-4 14 -4 22 24 33C52 44 52 54 24 66C-4 78 -4 86 24 100';

/** The dotted river from one chapter's landing to the next. */
export const River = ({ bendsBack, ends }: { bendsBack: boolean; ends: boolean }) => (
  <Box aria-hidden sx={{ position: 'absolute', top: 0, bottom: 0, left: 0, width: 48 }}>
    {ends ? null : (
      <Box
        component="svg"
        viewBox="0 0 48 100"
        preserveAspectRatio="none"
        sx={{
          position: 'absolute',
          top: 32,
          left: 0,
          width: 48,
          height: 'calc(100% - 36px)',
          overflow: 'visible',
          fill: 'none',
          stroke: water,
          strokeWidth: 4,
          strokeLinecap: 'round',
          strokeDasharray: '0 11',
        }}
      >
        <path d={bendsBack ? BENDS_BACK : BENDS} vectorEffect="non-scaling-stroke" />
      </Box>
    )}
    <Box
      component="svg"
      viewBox="0 0 28 28"
      sx={{
        position: 'absolute',
        top: 0,
        left: 10,
        width: 28,
        height: 28,
        fill: 'none',
        stroke: water,
        strokeWidth: 2,
      }}
    >
      <circle cx="14" cy="14" r="9" />
      <Box component="circle" cx="14" cy="14" r="3.5" sx={{ fill: water, stroke: 'none' }} />
    </Box>
  </Box>
);

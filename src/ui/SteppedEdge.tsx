import Box from '@mui/material/Box';

interface SteppedEdgeProps {
  /** The color of the page or section below the picture. */
  color: string;
  /** Mirrors the profile. Use it for the second of two edges in a row. */
  flip?: boolean;
}

const TEMPLE =
  'M0 65V56H30V47H58V38H86V29H114V20H140V10H164V0H216V10H240V20H266V29H294V38H322V47H350V56H380V65Z';

/** The stepped profile of the temples at the bottom of a picture. The parent element must be positioned. */
export const SteppedEdge = ({ color, flip = false }: SteppedEdgeProps) => (
  <Box
    aria-hidden
    data-edge
    sx={{
      position: 'absolute',
      insetInline: 0,
      // The edge overlaps the picture by one pixel, because a fraction of a pixel would be visible as a line.
      bottom: -1,
      height: { xs: 34, md: 65 },
      overflow: 'hidden',
      color,
      pointerEvents: 'none',
      // Forced colors would draw the edge as a block in the text color.
      '@media (forced-colors: active)': { display: 'none' },
      ...(flip && { transform: 'scaleX(-1)' }),
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: '1px',
        backgroundColor: 'currentColor',
      },
    }}
  >
    <Box
      component="svg"
      viewBox="0 0 380 65"
      preserveAspectRatio="xMidYMax"
      sx={{
        position: 'absolute',
        bottom: 0,
        left: { md: '58%' },
        right: { xs: 16, md: 'auto' },
        width: { xs: 160, md: 380 },
        height: '100%',
        maxWidth: 'none',
        fill: 'currentColor',
        shapeRendering: 'crispEdges',
      }}
    >
      <path d={TEMPLE} />
    </Box>
  </Box>
);

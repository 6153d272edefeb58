import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface RiverStation {
  /** Above the title: a time or a number. */
  readonly label: string;
  readonly title?: string;
  readonly text?: ReactNode;
}

interface RiverLineProps {
  stations: readonly RiverStation[];
  /** Side by side on wide screens; by default the river runs down the page on all of them. */
  across?: boolean;
  'aria-label'?: string;
}

/** The dotted river with its stations, in order. */
export function RiverLine({ stations, across = false, ...list }: RiverLineProps) {
  return (
    <List
      component="ol"
      data-river
      {...list}
      sx={{
        ...(across && {
          display: { md: 'grid' },
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
        }),
      }}
    >
      {stations.map((station, index) => (
        <Station
          key={`${station.label} ${station.title ?? ''}`}
          station={station}
          across={across}
          isLast={index === stations.length - 1}
          bendsBack={index % 2 === 1}
        />
      ))}
    </List>
  );
}

interface StationProps {
  station: RiverStation;
  across: boolean;
  isLast: boolean;
  bendsBack: boolean;
}

function Station({ station, across, isLast, bendsBack }: StationProps) {
  const { label, title, text } = station;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: { xs: 6, sm: 8 },
        pb: isLast ? 0 : { xs: 4, sm: 5 },
        ...(across && {
          pl: { xs: 6, sm: 8, md: 0 },
          pr: { md: 3 },
          pt: { md: 5.5 },
          pb: { xs: isLast ? 0 : 4, sm: isLast ? 0 : 5, md: 0 },
        }),
      }}
    >
      <Landing />
      {isLast ? null : (
        <>
          <Reach
            path={bendsBack ? 'M12 0C-6 30 30 70 12 100' : 'M12 0C30 30 -6 70 12 100'}
            viewBox="0 0 24 100"
            sx={{
              top: 34,
              left: 0,
              width: 24,
              height: 'calc(100% - 42px)',
              ...(across && { display: { md: 'none' } }),
            }}
          />
          {across && (
            <Reach
              path={bendsBack ? 'M0 12C30 30 70 -6 100 12' : 'M0 12C30 -6 70 30 100 12'}
              viewBox="0 0 100 24"
              sx={{
                display: { xs: 'none', md: 'block' },
                top: 2,
                left: 36,
                width: 'calc(100% - 46px)',
                height: 24,
              }}
            />
          )}
        </>
      )}
      <Typography
        component="p"
        sx={{
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: 'ochre.main',
        }}
      >
        {label}
      </Typography>
      {title ? (
        <Typography variant="h3" sx={{ mt: 0.5 }}>
          {title}
        </Typography>
      ) : null}
      {text ? <Typography sx={{ mt: title ? 1 : 0.5, maxWidth: '62ch' }}>{text}</Typography> : null}
    </Box>
  );
}

const riverColor = 'var(--mui-palette-primary-main)';

/** Where the boat lands: a ring with a dot. */
export const Landing = ({ left = -2 }: { left?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 28 28"
    aria-hidden
    sx={{
      position: 'absolute',
      top: 0,
      left,
      width: 28,
      height: 28,
      fill: 'none',
      stroke: riverColor,
      strokeWidth: 2,
    }}
  >
    <circle cx="14" cy="14" r="9" />
    <Box component="circle" cx="14" cy="14" r="3.5" sx={{ fill: riverColor, stroke: 'none' }} />
  </Box>
);

interface ReachProps {
  path: string;
  viewBox: string;
  sx: object;
}

/** The water between two landings, stretched to any length while its dots stay round. */
export const Reach = ({ path, viewBox, sx }: ReachProps) => (
  <Box
    component="svg"
    viewBox={viewBox}
    preserveAspectRatio="none"
    aria-hidden
    sx={{
      position: 'absolute',
      overflow: 'visible',
      fill: 'none',
      stroke: riverColor,
      strokeWidth: 3,
      strokeLinecap: 'round',
      strokeDasharray: '0 9',
      ...sx,
    }}
  >
    <path d={path} vectorEffect="non-scaling-stroke" />
  </Box>
);

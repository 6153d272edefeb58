import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { legLabels } from '#content/legs.ts';
import { goal, mapFrames, mapOutline } from '#content/content.data.ts';
import { legsOf, legTitle, placeOf } from '#domain/tours/route.ts';

import { MapCanvas, type Frame } from './MapCanvas.tsx';
import { MapMarker } from './MapMarker.tsx';
import { LegKey, RoutePath, legKey } from './RoutePath.tsx';

/** Shows the route of one tour as a map and as a list of legs. */
export function RouteMap({ tourId }: { tourId: string }) {
  const legs = legsOf(tourId);
  const frame: Frame = mapFrames[tourId] ?? mapOutline.canvas;
  const places = [...new Set(legs.flatMap(({ from, to }) => [from, to]))];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: { md: 8 },
        rowGap: 4,
        alignItems: 'center',
      }}
    >
      <Box
        sx={{
          displayPrint: 'none',
          p: 1.25,
          bgcolor: 'background.paper',
          borderRadius: '2px',
          boxShadow: '0 0 0 1px var(--mui-palette-divider)',
        }}
      >
        <Box sx={{ position: 'relative', overflow: 'hidden', containerType: 'inline-size' }}>
          <MapCanvas
            frame={frame}
            label={`Map of the route to ${placeOf(goal).name}; the list describes each leg`}
          >
            {legs.map((leg) => (
              <RoutePath key={legKey(leg)} leg={leg} />
            ))}
          </MapCanvas>
          <Box aria-hidden>
            {places.map((id) => (
              <MapMarker key={id} frame={frame} place={id}>
                <Typography
                  component="span"
                  variant={id === goal ? 'h3' : 'body2'}
                  sx={{ lineHeight: 1.2, ...(id === goal ? goalStyle : stopStyle) }}
                >
                  {placeOf(id).shortName ?? placeOf(id).name}
                </Typography>
              </MapMarker>
            ))}
          </Box>
        </Box>
      </Box>
      <Box>
        <List
          component="ol"
          sx={{
            '@media print': {
              display: 'grid',
              gridAutoFlow: 'column',
              gridAutoColumns: '1fr',
              columnGap: 2,
            },
          }}
        >
          {legs.map((leg) => (
            <Box
              component="li"
              key={legKey(leg)}
              sx={{ display: 'flex', gap: 2.5, py: 2.5, borderTop: 1, borderColor: 'divider' }}
            >
              <LegKey kind={leg.kind} />
              <Box>
                <Typography variant="h3" component="p">
                  {legTitle(leg)}
                </Typography>
                <Typography sx={{ mt: 0.5 }}>{`${legLabels[leg.kind]}, ${leg.time}`}</Typography>
                {leg.note ? (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {leg.note}
                  </Typography>
                ) : null}
              </Box>
            </Box>
          ))}
        </List>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          Typical times, one way. You return by the same route.
        </Typography>
      </Box>
    </Box>
  );
}

/**
 * The labels grow with the reader's text size only as far as they fit on the map. The list below shows the same text in
 * full size.
 */
const goalStyle = {
  fontSize: { xs: 'min(1.125rem, max(18px, 6.1cqw))', md: 'min(1.5rem, 6.75cqw)' },
};
const stopStyle = {
  fontSize: { xs: 'min(1rem, max(16px, 5.4cqw))', sm: 'min(1rem, max(16px, 3.3cqw))' },
  fontWeight: 600,
};

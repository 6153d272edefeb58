import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { legLabels, type Leg } from '#content/legs.ts';
import { mapColors } from '#theme/map-colors.ts';
import { mapOutline, mapRegions, pageTexts } from '#content/content.data.ts';
import { departures, legsOf, placeOf } from '#domain/tours/route.ts';
import { tourIds } from '#domain/tours/tours.ts';

import { DepartureLabels } from './DepartureLabels.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import { positionOn } from './MapMarker.tsx';
import { LegKey, RoutePath, legKey } from './RoutePath.tsx';

/** All legs of all tours, without duplicates. */
const legs = [...new Map(tourIds.flatMap(legsOf).map((leg) => [legKey(leg), leg])).values()];

const toursTaking = (way: Leg) =>
  tourIds.filter((id) => legsOf(id).some((leg) => legKey(leg) === legKey(way)));

/** Fades the routes of all other tours while a tour's link is hovered or focused. */
const highlights = Object.fromEntries(
  departures.flatMap(({ choices }) =>
    choices.map(({ tourId }) => [
      `&:has(a[data-tour="${tourId}"]:is(:hover, :focus-visible)) g:not([data-tours~="${tourId}"])`,
      { opacity: 0.15 },
    ]),
  ),
);

/** Shows the departure points on a map of the country, and as a list. The place names on the map link to the tours. */
export const DepartureMap = () => (
  <Box
    component="section"
    aria-labelledby="departures"
    sx={{
      position: 'relative',
      overflow: 'hidden',
      bgcolor: mapColors.sea,
      color: mapColors.waterTaxi,
      '--focus-ring': mapColors.flight,
      '--atolls-on-phones': 'none',
      ...highlights,
    }}
  >
    <Container
      disableGutters
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 13fr) minmax(0, 11fr)' },
        columnGap: 3,
        alignItems: 'center',
      }}
    >
      <Box
        sx={{
          displayPrint: 'none',
          position: 'relative',
          containerType: 'inline-size',
          '& svg': { overflow: 'visible' },
          '& g': { transition: 'opacity 200ms ease-out' },
        }}
      >
        <MapCanvas frame={mapOutline.canvas}>
          {legs.map((leg) => (
            <g key={legKey(leg)} data-tours={toursTaking(leg).join(' ')}>
              <RoutePath leg={leg} />
            </g>
          ))}
        </MapCanvas>
        <RegionNames />
        <DepartureLabels />
      </Box>
      <Box
        sx={{
          position: 'relative',
          px: { xs: 2, sm: 3 },
          py: { xs: 6, md: 8 },
          bgcolor: { xs: mapColors.sea, md: 'transparent' },
        }}
      >
        <Typography variant="h2" id="departures">
          {pageTexts.tours.departuresTitle}
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '52ch' }}>{pageTexts.tours.departuresLead}</Typography>
        <DepartureList />
      </Box>
    </Container>
  </Box>
);

const RegionNames = () => (
  <Box
    aria-hidden
    sx={{
      display: { xs: 'none', sm: 'block' },
      '& span': {
        position: 'absolute',
        typography: 'overline',
        fontSize: 'min(0.8125rem, 2.75cqw)',
        letterSpacing: '0.3em',
        whiteSpace: 'pre',
      },
    }}
  >
    {mapRegions.map(({ name, x, y, ground, wideScreens }) => (
      <Box
        key={name}
        component="span"
        sx={{
          ...positionOn(mapOutline.canvas, [x, y]),
          ...(wideScreens && { display: { xs: 'none', lg: 'inline' } }),
          color: regionColors[ground],
        }}
      >
        {name}
      </Box>
    ))}
  </Box>
);

const regionColors = { sea: '#C4EBE4', land: '#3E5648' } as const;

/** The content of the map as text: how guests travel from each place to the river, and how long that takes. */
const DepartureList = () => (
  <List aria-label="Routes to the river" sx={{ mt: 4 }}>
    {departures.map(({ place, choices }) => (
      <Box
        component="li"
        key={place}
        sx={{
          py: 1.5,
          borderTop: '1px solid rgba(var(--mui-palette-background-defaultChannel) / 0.3)',
        }}
      >
        <Typography variant="h3" component="p" sx={{ fontSize: '1.25rem' }}>
          {placeOf(place).name}
        </Typography>
        {choices.map(({ tourId }, index) => (
          <Choice key={tourId} tourId={tourId} isOther={index > 0} />
        ))}
      </Box>
    ))}
  </List>
);

const Choice = ({ tourId, isOther }: { tourId: string; isOther: boolean }) => (
  <Typography
    variant="body2"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 0.5 }}
  >
    {isOther ? (
      <Box component="span" sx={{ width: '100%' }}>
        {'or '}
      </Box>
    ) : null}
    {legsOf(tourId)
      .filter(({ kind }) => kind !== 'river')
      .map(({ kind, time }) => (
        <Box
          key={kind}
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
        >
          <LegKey kind={kind} />
          <span>{`${legLabels[kind]}, ${time} `}</span>
        </Box>
      ))}
  </Typography>
);

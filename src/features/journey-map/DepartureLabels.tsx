import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { goal, landing, mapOutline } from '#content/content.data.ts';
import { departures, placeOf, type Departure } from '#domain/tours/route.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { groundStyles, wrappingPositionOn, MapMarker, pointOf } from './MapMarker.tsx';

const { canvas } = mapOutline;

/**
 * Returns the font size of a label: it grows with the reader's text size only as far as the label fits on the map. The
 * list below shows the same text in full size.
 */
const onMap = (rem: number, share = 5.32) => `min(${rem}rem, ${share}cqw)`;

const nameStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  typography: 'h3',
  fontSize: { xs: onMap(1.0625), sm: onMap(1.25), md: onMap(1.375) },
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  color: 'inherit',
} as const;

/** The labels on the map of departures. Each links to the tours from that place. */
export const DepartureLabels = () => (
  <>
    <Box aria-hidden>
      <MapMarker frame={canvas} place={landing} side="left">
        <Typography
          component="span"
          variant="body2"
          sx={{ fontSize: onMap(1), fontWeight: 600, lineHeight: 1.2 }}
        >
          {placeOf(landing).name}
        </Typography>
      </MapMarker>
      <MapMarker frame={canvas} place={goal} side="left">
        <Box
          component="span"
          sx={{
            ...nameStyle,
            fontSize: { xs: onMap(1.125, 5.63), sm: onMap(1.5), md: onMap(1.75, 6) },
            mr: { xs: 2.25, md: 3.5 },
          }}
        >
          {placeOf(goal).name}
        </Box>
      </MapMarker>
    </Box>
    <Box component="nav" aria-label="Tours by place of departure">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {departures.map((departure) =>
          departure.choices.length === 1 ? (
            <MapMarker key={departure.place} component="li" frame={canvas} place={departure.place}>
              {departure.choices.map(({ tourId }) => (
                <TourLink key={tourId} tourId={tourId} sx={nameStyle}>
                  {placeOf(departure.place).name}
                </TourLink>
              ))}
            </MapMarker>
          ) : (
            <PlaceLinks key={departure.place} {...departure} />
          ),
        )}
      </Box>
    </Box>
  </>
);

function PlaceLinks({ place, choices }: Departure) {
  const { name, links } = placeOf(place);
  const at = links ? ([links.x, links.y] as const) : pointOf(place);
  return (
    <Box component="li">
      <MapMarker frame={canvas} place={place} />
      <Box
        sx={{
          ...wrappingPositionOn(canvas, at),
          ...(links?.above && { transform: 'translateY(-100%)' }),
          ...groundStyles.sea,
        }}
      >
        <div>
          <Box component="span" aria-hidden sx={{ ...nameStyle, whiteSpace: 'normal' }}>
            {name}
          </Box>
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, columnGap: 2 }}>
            {choices.map(({ tourId, by }) => (
              <TourLink
                key={tourId}
                tourId={tourId}
                sx={{ lineHeight: '28px', fontSize: onMap(1) }}
              >
                <Box component="span" sx={visuallyHidden}>
                  {`${name} `}
                </Box>
                <span>{`By ${by}`}</span>
              </TourLink>
            ))}
          </Box>
        </div>
      </Box>
    </Box>
  );
}

interface TourLinkProps {
  tourId: string;
  sx: object;
  children: React.ReactNode;
}

const TourLink = ({ tourId, sx, children }: TourLinkProps) => (
  <Link
    component={RouterLink}
    to={`/tour/${tourId}`}
    data-tour={tourId}
    sx={{
      color: 'inherit',
      textDecorationColor: 'currentColor',
      '&:hover': { textDecorationThickness: 3 },
      ...sx,
    }}
  >
    {children}
  </Link>
);

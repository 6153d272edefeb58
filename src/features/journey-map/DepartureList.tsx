import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { legLabels } from '#content/legs.ts';
import { departures, legsOf, placeOf, type DepartureChoice } from '#domain/journey.ts';

import { LegKey } from './Way.tsx';

/** The map in words: how guests of each place reach the river, and how long that takes. */
export const DepartureList = () => (
  <List aria-label="Ways to the river" sx={{ mt: 4 }}>
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
        {choices.map((choice, index) => (
          <Choice key={choice.tourId} choice={choice} isOther={index > 0} />
        ))}
      </Box>
    ))}
  </List>
);

interface ChoiceProps {
  choice: DepartureChoice;
  isOther: boolean;
}

const Choice = ({ choice: { tourId }, isOther }: ChoiceProps) => (
  <Typography
    variant="body2"
    component="p"
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

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { Link } from 'react-router-dom';

import { pageTexts } from '#content/content.data.ts';
import { formatWholeUsd } from '#domain/tours/pricing.ts';
import { departures, placeOf } from '#domain/tours/departures.ts';
import { figureStyle } from '#theme/typography.ts';

import { DepartureMap } from './DepartureMap.tsx';

/** The head of the list of tours: each place leads to the card of its first tour. */
export const Departures = () => (
  <Container component="header" sx={headStyle}>
    <div>
      <h1>{pageTexts.tours.heading}</h1>
      <Box component="nav" aria-labelledby="departures">
        <h2 id="departures">{pageTexts.tours.departuresTitle}</h2>
        <List>
          {departures.map(({ place, tours }) => (
            <li key={place}>
              <Link to={`/tours#${tours[0]?.slug}`} data-place={place}>
                {placeOf(place).name}{' '}
                <span>{`from ${formatWholeUsd(Math.min(...tours.map(({ priceUsd }) => priceUsd)))}`}</span>
              </Link>
            </li>
          ))}
        </List>
      </Box>
    </div>
    <DepartureMap />
  </Container>
);

const headStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 7fr) minmax(0, 5fr)',
  },
  columnGap: { xs: 4, lg: 6 },
  rowGap: 3,
  alignItems: 'end',
  pt: { xs: 2, md: 1 },
  '& h1': { typography: 'h1', m: 0 },
  '& h2': { typography: 'subtitle1', m: 0, mt: { xs: 2, md: 3 } },
  '& ul': {
    mt: 1,
    display: 'grid',
    // Two columns, or one with very large text.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 36%), 1fr))',
    columnGap: { xs: 2, sm: 3, lg: 4 },
  },
  '& li > a': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 1,
    minHeight: 48,
    borderBottom: 1,
    borderColor: 'divider',
    color: 'primary.main',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& li > a > span': { ...figureStyle, fontSize: 'caption.fontSize', color: 'text.secondary' },
} as const;

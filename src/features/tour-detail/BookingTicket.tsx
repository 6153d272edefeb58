import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { DEAL_LABEL, PRICE_UNIT, PriceTag } from '#ui/PriceTag.tsx';
import { Ticket } from '#ui/Ticket.tsx';

import { wideScreens } from './screens.ts';

/** Shows the price and the facts that a guest must know before booking, as a ticket. */
export const BookingTicket = ({ tour }: { tour: Tour }) => (
  <Ticket aria-label="Price and booking" stub={<Stub tour={tour} />}>
    <Box sx={dealStyle}>
      <p>{`${tour.discountPercent}% off`}</p>
      <p>{DEAL_LABEL}</p>
    </Box>
    <PriceTag tour={tour} size="large" />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {PRICE_UNIT}
    </Typography>
    <Typography variant="body2" sx={{ mt: 1.5 }}>
      {terms.inclusionsLine}
    </Typography>
    {tour.ticketsLine ? (
      <Typography variant="body2" sx={{ mt: 1, '@media print': { display: 'none' } }}>
        {tour.ticketsLine}
      </Typography>
    ) : null}
    <Facts tour={tour} />
  </Ticket>
);

const dealStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  mb: 1,
  color: 'ochre.main',
  fontWeight: 600,
  '& > p': { m: 0 },
  '& > p:first-of-type': {
    px: 1.5,
    py: 0.25,
    borderRadius: 999,
    bgcolor: 'ochre.main',
    color: 'ochre.contrastText',
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
  },
} as const;

/** Very large text leaves no room side by side, so each fact goes under its name. */
const besideTooNarrow = '@container (max-width: 13rem)';

const Facts = ({ tour }: { tour: Tour }) => (
  <Box component="dl" sx={factsStyle}>
    {[
      ['Duration', tour.duration],
      ['Transportation', tour.transportation],
      ['Departure', tour.departure],
      ['Group', tour.capacity],
    ].map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Box>
);

const factsStyle = {
  m: 0,
  mt: 2,
  display: 'grid',
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '8.5em 1fr',
    [besideTooNarrow]: { gridTemplateColumns: '1fr' },
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt, & dd': { typography: 'body2', m: 0 },
  '& dt': { color: 'text.secondary' },
} as const;

const Stub = ({ tour }: { tour: Tour }) => (
  <>
    <Button
      component={RouterLink}
      variant="contained"
      color="secondary"
      to={`/book?tourId=${tour.id}`}
      size="large"
      sx={{
        display: 'none',
        width: '100%',
        [wideScreens]: { display: 'flex' },
        '@media print': { display: 'none' },
        mb: 2,
      }}
    >
      Book This Tour
    </Button>
    <Typography variant="body2">{`${terms.followUp} ${terms.payment}`}</Typography>
  </>
);

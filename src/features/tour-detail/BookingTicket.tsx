import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { terms } from '#content/content.data.ts';
import type { Tour } from '#content/tour.ts';
import { DEAL_LABEL, PRICE_UNIT, PriceTag } from '#ui/PriceTag.tsx';
import { perforatedStyle, ticketStyle } from '#ui/Ticket.tsx';

import { wideScreens } from './screens.ts';

/**
 * Shows the price and the facts that a guest must know before booking as a ticket. On small screens, its parts are
 * separate items in the page's grid: the facts come before the tabs, and the rest comes after them.
 */
export const BookingTicket = ({ tour }: { tour: Tour }) => (
  <Box component="section" data-ticket aria-label="Price and booking" sx={sectionStyle}>
    <Box sx={priceStyle}>
      <Box sx={dealStyle}>
        <p>{`${tour.discountPercent}% off`}</p>
        <p>{DEAL_LABEL}</p>
      </Box>
      <PriceTag tour={tour} size="large" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {PRICE_UNIT}
      </Typography>
      <Button
        component={RouterLink}
        to={`/book?tourId=${tour.id}`}
        variant="contained"
        color="secondary"
        size="large"
        sx={buttonStyle}
      >
        Book This Tour
      </Button>
      <Typography variant="body2" sx={noPaymentStyle}>
        No payment now.
      </Typography>
    </Box>
    <Facts tour={tour} />
    <Box sx={stubStyle}>
      <p>{terms.inclusionsLine}</p>
      <p>{terms.followUp}</p>
    </Box>
  </Box>
);

const sectionStyle = {
  display: { xs: 'contents', md: 'block' },
  [wideScreens]: ticketStyle,
} as const;

const priceStyle = {
  order: { xs: 3, md: 0 },
  mt: { xs: 5, md: 0 },
  p: 3,
  pb: { xs: 2.5, md: 2 },
  bgcolor: 'limestone.main',
} as const;

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
    fontSize: 'caption.fontSize',
    whiteSpace: 'nowrap',
  },
} as const;

/** On small screens, the bar at the bottom has the button and this line instead. */
const noPaymentStyle = { display: { xs: 'none', md: 'block' }, mt: 1.25 } as const;
const buttonStyle = {
  display: 'none',
  width: '100%',
  mt: 2,
  [wideScreens]: { display: 'flex' },
  '@media print': { display: 'none' },
} as const;

const stubStyle = {
  ...perforatedStyle,
  order: { xs: 4, md: 0 },
  bgcolor: 'limestone.main',
  '& > p': { typography: 'body2', m: 0 },
  '& > p + p': { mt: 1 },
} as const;

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
        <dd>{withoutBreakInBrackets(text)}</dd>
      </div>
    ))}
  </Box>
);

/** Puts what is in brackets, such as the time of a pickup, on its own line of the ticket if it does not fit. */
function withoutBreakInBrackets(text = '') {
  const start = text.indexOf('(');
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <Box component="span" sx={{ display: { sm: 'inline-block' } }}>
        {text.slice(start)}
      </Box>
    </>
  );
}

/** With very large text, a fact does not fit beside its name and goes below it. */
const besideTooNarrow = '@container (max-width: 13rem)';

const factsStyle = {
  order: { xs: 1, md: 0 },
  m: 0,
  mt: { xs: 1, md: 0 },
  px: { md: 3 },
  pb: { md: 1.5 },
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    md: 'minmax(0, 1fr)',
  },
  containerType: 'inline-size',
  '& > div': {
    display: { md: 'grid' },
    gridTemplateColumns: '8.5em 1fr',
    [besideTooNarrow]: { gridTemplateColumns: '1fr' },
    py: { xs: 1, md: 0.75 },
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt, & dd': { typography: 'body2', m: 0 },
  '& dt': { color: 'text.secondary', fontSize: { xs: 'caption.fontSize', md: 'body2.fontSize' } },
  '& dd': { fontWeight: { xs: 600, md: 400 } },
} as const;

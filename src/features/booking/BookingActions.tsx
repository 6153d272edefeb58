import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { shallowEqual } from '@xstate/react';

import { formatSum, formatUsd } from '#domain/tours/pricing.ts';
import { selectIsBusy, selectPrice, selectStep } from '#machines/booking.selectors.ts';
import { figureStyle } from '#theme/typography.ts';
import { whileTyping } from '#theme/virtual-keyboard.ts';

import { useBookingSelector } from './booking-context.tsx';
import { pressCompleteBooking, useStepChange } from './use-steps.ts';

/** The buttons of the step. On small screens they are in a bar with the total, at the bottom of the screen. */
export function BookingActions() {
  const changeStep = useStepChange();
  const step = useBookingSelector(selectStep);
  const isBusy = useBookingSelector(selectIsBusy);
  return (
    <>
      <GlobalStyles styles={aboveBar} />
      <Box sx={actionsStyle}>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          key={step}
          // Only a press on Complete Booking sends the request. A submit event never does.
          type={step === 'review' ? 'button' : 'submit'}
          disabled={isBusy}
          onClick={(event) => {
            // The second click of a double click on Continue presses the button that has replaced it.
            if (event.detail > 1) event.preventDefault();
            else if (step === 'review') changeStep(pressCompleteBooking());
          }}
        >
          <span>
            {step === 'review' ? (isBusy ? 'Submitting...' : 'Complete Booking') : 'Continue'}
          </span>
        </Button>
        <BarTotal />
        {step === 'trip' ? null : (
          <Button
            color="inherit"
            size="large"
            disabled={isBusy}
            onClick={() => changeStep({ type: 'step.back' })}
          >
            Back
          </Button>
        )}
      </Box>
    </>
  );
}

/** The total, shown in the bar when the ticket is off screen. Only the ticket announces it to screen readers. */
function BarTotal() {
  const price = useBookingSelector(selectPrice, shallowEqual);
  if (!price) return null;
  return (
    <p aria-hidden translate="no">
      <span>{formatSum(price)}</span>
      <span>{formatUsd(price.totalCents)}</span>
    </p>
  );
}

const smallScreens = '@media (max-width: 899.95px)';
/** The bar is fixed only on screens with enough room for it, and not on low screens or with very large text. */
const stuckBar =
  '@media (max-width: 899.95px) and (min-height: 400.05px) and (min-height: 20.05em)';

/** The browser scrolls a focused control above the bar, which is this high if its buttons and its total wrap. */
const aboveBar = { [stuckBar]: { html: { '--bottom-bar-height': '8rem' } } };

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 1.5 },
  rowGap: 1,
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  '& > p': { display: 'none', m: 0, mr: 'auto', ...figureStyle, lineHeight: 1.25 },
  '& > p > span': { display: 'block', fontSize: 'subtitle1.fontSize' },
  '& > p > span:first-of-type': { fontSize: 'caption.fontSize', fontWeight: 400 },
  '& > button ~ button': { mr: 'auto', ml: { md: -2 }, px: { md: 2 } },
  [smallScreens]: {
    mx: { xs: -2, sm: -3 },
    px: { xs: 2, sm: 3 },
    pt: 1.25,
    pb: 'calc(10px + env(safe-area-inset-bottom))',
    bgcolor: 'limestone.main',
    borderTop: 1,
    borderColor: 'divider',
    '& > p': { display: 'block' },
    '& > button': {
      px: { xs: 1.75, sm: 4 },
      fontSize: { xs: 'body2.fontSize', sm: 'button.fontSize' },
    },
    // On phones the button fills the bar if there is no total.
    '& > button:first-of-type:not(:has(~ *))': { flexGrow: { xs: 1, sm: 0 } },
    '& > button ~ button': { mr: 0, ml: -1, px: 1, minWidth: 0 },
  },
  [stuckBar]: {
    position: 'sticky',
    bottom: 'var(--room-dock-height, 0px)',
    zIndex: 1,
    ...whileTyping({ position: 'static' }),
  },
} as const;

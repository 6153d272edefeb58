import Accordion, { type AccordionOwnerState } from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';

import type { FaqItem } from '#content/faq.ts';
import { selectIsItemOpen } from '#machines/accordion.selectors.ts';
import { useIsLive } from '#ui/use-is-live.ts';

import { FAQ_IDS, type FaqTab } from './faq-address.ts';
import { AccordionContext, nameInAddress } from './use-faq-address.ts';
import { useSteadyHeader } from './use-steady-header.ts';

interface FaqQuestionProps {
  item: FaqItem;
  /** The tab that the question stands in. */
  tab: FaqTab;
}

/**
 * A question in large type and, once it is pressed or linked to, its answer. `details` opens by itself until the app
 * lives, and closes the one that was open; from then on the statechart says which is open. The answer stands beside
 * `details`, where a rule can show it on paper in every browser.
 */
export function FaqQuestion({ item, tab }: FaqQuestionProps) {
  const accordion = AccordionContext.useActorRef();
  const isOpen = AccordionContext.useSelector(selectIsItemOpen(item.id));
  const isLive = useIsLive();
  const { headerRef, hold } = useSteadyHeader<HTMLDivElement>(isOpen);

  function toggle(event: SyntheticEvent) {
    event.preventDefault();
    hold();
    accordion.send({ type: 'item.toggle', item: item.id });
    nameInAddress(isOpen ? tab : item.id);
  }

  return (
    <Accordion
      ref={headerRef}
      id={item.id}
      expanded={isOpen}
      onChange={toggle}
      slots={{ heading: Disclosure, transition: Answer }}
      // As `elevation` it would carry a style attribute, which the security policy blocks.
      variant="outlined"
      sx={[itemStyle, !isLive && openedByHtml]}
    >
      <AccordionSummary
        component="summary"
        {...toldByBrowser}
        id={`${item.id}-question`}
        aria-controls={`${item.id}-answer`}
        slots={{ content: 'h3' }}
        expandIcon={<Sign />}
        sx={questionStyle}
      >
        {item.question}
      </AccordionSummary>
      <Box sx={{ maxWidth: '66ch', pt: 0.5, pb: 4, pr: { sm: 6 } }}>
        {item.answer.map((paragraph) => (
          <Typography key={paragraph} sx={{ '& + &': { mt: 1.5 } }}>
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Accordion>
  );
}

/** MUI takes what it renders for a `div` that acts as a button. */
const toldByBrowser = { role: undefined, 'aria-expanded': undefined };

interface DisclosureProps extends ComponentProps<'details'> {
  ownerState?: AccordionOwnerState;
}

/** Until the app lives, nobody but the browser says whether it is open. */
function Disclosure({ ownerState, ...props }: DisclosureProps) {
  const isLive = useIsLive();
  return (
    <details {...props} name={FAQ_IDS} {...(isLive && { open: ownerState?.expanded ?? false })} />
  );
}

/** Instead of MUI's sliding: answers that close above the opened one would pull it off the screen. */
const Answer = ({ children }: { children?: ReactNode }) => <Box sx={answerStyle}>{children}</Box>;

/** A plus, or a minus beside what is open. */
const Sign = () => (
  <Box
    component="svg"
    viewBox="0 0 24 24"
    aria-hidden
    sx={{ width: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }}
  >
    <path d="M3 12H21" />
    <path d="M12 3V21" />
  </Box>
);

const itemStyle = {
  bgcolor: 'transparent',
  overflowAnchor: 'none',
  border: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&::before': { display: 'none' },
  '& details[open] path + path': { display: 'none' },
} as const;

/** What an address names is open by itself; the browser keeps the page steady. */
const openedByHtml = {
  overflowAnchor: 'auto',
  '&:target > details + div': { display: 'block' },
  '&:target path + path': { display: 'none' },
} as const;

const answerStyle = {
  display: 'none',
  'details[open] + &': { display: 'block' },
  '@media print': { display: 'block' },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'opacity 240ms ease-out, translate 240ms ease-out',
    '@starting-style': { opacity: 0, translate: '0 -8px' },
  },
} as const;

const questionStyle = {
  alignItems: 'baseline',
  px: 0,
  py: { xs: 2.25, md: 2.75 },
  '@media print': { py: 0.5, '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' } },
  minHeight: 0,
  typography: 'h3',
  fontSize: 'clamp(1.3125rem, 1.15rem + 0.7vw, 1.75rem)',
  textWrap: 'pretty',
  '&::-webkit-details-marker': { display: 'none' },
  '& .MuiAccordionSummary-content': {
    flexGrow: 1,
    m: 0,
    pr: 2,
    font: 'inherit',
    textAlign: 'start',
  },
  '& .MuiAccordionSummary-expandIconWrapper': {
    color: 'primary.main',
    alignSelf: 'center',
    transform: 'none',
  },
  '&:hover': { color: 'primary.main' },
  '&.Mui-focusVisible': { bgcolor: 'transparent' },
} as const;

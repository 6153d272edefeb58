import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { FaqItem } from '#content/faq/item.ts';
import { selectIsItemOpen } from '#machines/accordion.selectors.ts';
import { useIsLive } from '#ui/use-is-live.ts';

import type { FaqTab } from './faq-address.ts';
import { AccordionContext } from './faq-context.tsx';
import { nameInAddress } from './use-faq-address.ts';
import { useSteadyHeader } from './use-steady-header.ts';

interface FaqQuestionProps {
  item: FaqItem;
  /** The tab that the question stands in. */
  tab: FaqTab;
}

/** A question in large type and, once it is pressed or linked to, its answer. */
export function FaqQuestion({ item, tab }: FaqQuestionProps) {
  const accordion = AccordionContext.useActorRef();
  const isOpen = AccordionContext.useSelector(selectIsItemOpen(item.id));
  const isLive = useIsLive();
  const { headerRef, hold } = useSteadyHeader<HTMLDivElement>(isOpen);

  function toggle() {
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
      slots={{ transition: Answer }}
      // As `elevation` it would carry a style attribute, which the security policy blocks.
      variant="outlined"
      sx={itemStyle}
    >
      <AccordionSummary
        component="a"
        // Until the app has taken over, a press leads to the answer by its address.
        {...(isLive ? {} : { href: `#${item.id}` })}
        id={`${item.id}-question`}
        aria-controls={`${item.id}-answer`}
        expandIcon={<Sign isOpen={isOpen} />}
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

/**
 * Instead of MUI's sliding: answers that close above the opened one would pull it off the screen, and the prerendered
 * answer must be readable without a script and by its address alone.
 */
function Answer({ in: isOpen, children }: { in?: boolean; children?: ReactNode }) {
  const isLive = useIsLive();
  return (
    <Box
      sx={[
        isOpen
          ? {
              '@media (prefers-reduced-motion: no-preference)': {
                transition: 'opacity 240ms ease-out, translate 240ms ease-out',
                '@starting-style': { opacity: 0, translate: '0 -8px' },
              },
            }
          : {
              display: 'none',
              '@media print': { display: 'block' },
              '@media (scripting: none)': { display: 'block' },
            },
        !isOpen && !isLive && { '.MuiAccordion-root:target > &': { display: 'block' } },
      ]}
    >
      {children}
    </Box>
  );
}

const Sign = ({ isOpen }: { isOpen: boolean }) => (
  <Box
    component="svg"
    viewBox="0 0 24 24"
    aria-hidden
    sx={{ width: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 }}
  >
    <path d="M3 12H21" />
    {isOpen ? null : <path d="M12 3V21" />}
  </Box>
);

const itemStyle = {
  bgcolor: 'transparent',
  overflowAnchor: 'none',
  border: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&::before': { display: 'none' },
  '& .MuiAccordion-heading': { m: 0 },
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
  '& .MuiAccordionSummary-content': { m: 0, pr: 2 },
  '& .MuiAccordionSummary-expandIconWrapper': {
    color: 'primary.main',
    alignSelf: 'center',
    transform: 'none',
  },
  '&:hover': { color: 'primary.main' },
  '&.Mui-focusVisible': { bgcolor: 'transparent' },
} as const;

import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { type ReactNode, type Ref, type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

import type { FaqItem } from '#content/content.data.ts';
import { selectIsItemOpen } from '#machines/accordion.selectors.ts';
import type { FaqTab } from '#machines/tabs.machine.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { useHiddenUntilFound } from '#ui/use-hidden-until-found.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

import { FAQ_IDS } from './faq-hash.ts';
import { AccordionContext, replaceHash } from './use-faq-hash.ts';

declare module '@mui/material/Accordion' {
  /** MUI renders a heading around the button. Here a `details` element with these props replaces that heading. */
  interface AccordionHeadingSlotPropsOverrides {
    name: string;
    open?: boolean;
  }
}

interface FaqQuestionProps {
  item: FaqItem;
  /** The tab to which the question belongs. */
  tab: FaqTab;
}

/**
 * A question and its answer. Before hydration, `details` opens natively and closes the question that was open; after
 * hydration, the statechart decides which question is open. The answer is a sibling of `details`, because CSS can show
 * it on paper in every browser only there.
 */
function FaqQuestion({ item, tab }: FaqQuestionProps) {
  const accordion = AccordionContext.useActorRef();
  const isOpen = AccordionContext.useSelector(selectIsItemOpen(item.id));
  const isHydrated = useHydrated();
  const answerRef = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(answerRef, !isOpen, () => {
    flushSync(() => accordion.send({ type: 'item.open', item: item.id }));
    replaceHash(item.id);
  });

  function toggle(event: SyntheticEvent) {
    event.preventDefault();
    const { currentTarget: header } = event;
    const { top } = header.getBoundingClientRect();
    flushSync(() => accordion.send({ type: 'item.toggle', item: item.id }));
    // If an answer above the pressed question closes, the browser would scroll the pressed question off the screen.
    window.scrollBy({ top: header.getBoundingClientRect().top - top, behavior: 'instant' });
    replaceHash(isOpen ? tab : item.id);
  }

  return (
    <Accordion
      id={item.id}
      expanded={isOpen}
      onChange={toggle}
      slots={{ heading: 'details', transition: Answer }}
      // Before hydration, the browser alone controls whether the question is open.
      slotProps={{
        heading: { name: FAQ_IDS, ...(isHydrated && { open: isOpen }) },
        transition: { ref: answerRef },
      }}
    >
      <AccordionSummary
        component="summary"
        {...nativeDisclosureProps}
        id={`${item.id}-question`}
        aria-controls={`${item.id}-answer`}
        slots={{ content: 'h3', expandIconWrapper: 'span' }}
        expandIcon={plusOrMinus}
      >
        {item.question}
      </AccordionSummary>
      {item.answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Accordion>
  );
}

/** These props remove attributes that MUI adds because it assumes a `div` that acts as a button. */
const nativeDisclosureProps = { role: undefined, 'aria-expanded': undefined };

/**
 * Replaces MUI's animation, because an answer that closes above the opened one would scroll the opened one off the
 * screen.
 */
const Answer = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children?: ReactNode }) => (
  <div ref={ref}>{children}</div>
);

const plusOrMinus = (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d="M3 12H21" />
    <path d="M12 3V21" />
  </svg>
);

/** The questions of one tab. */
export function FaqItems({ items, tab }: { items: readonly FaqItem[]; tab: FaqTab }) {
  const isHydrated = useHydrated();
  return (
    <Box sx={[itemsStyle, !isHydrated && openedByHtml]}>
      {items.map((item) => (
        <FaqQuestion key={item.id} item={item} tab={tab} />
      ))}
    </Box>
  );
}

const itemsStyle = {
  '& > div': {
    bgcolor: 'transparent',
    overflowAnchor: 'none',
    border: 0,
    borderBottom: '1px solid',
    borderColor: 'divider',
    '&::before': { display: 'none' },
  },
  '& summary': {
    alignItems: 'baseline',
    px: 0,
    py: { xs: 2.25, md: 2.75 },
    '@media print': { py: 0.5 },
    minHeight: 0,
    typography: 'h3',
    fontSize: 'clamp(1.3125rem, 1.15rem + 0.7vw, 1.75rem)',
    textWrap: 'pretty',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
    '&.Mui-focusVisible': { bgcolor: 'transparent' },
  },
  '& h3': { flexGrow: 1, m: 0, pr: 2, font: 'inherit', textAlign: 'start' },
  '& summary > span': {
    display: 'flex',
    displayPrint: 'none',
    color: 'primary.main',
    alignSelf: 'center',
  },
  '& svg': { flex: 'none', width: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 },
  '& details[open] path + path': { display: 'none' },
  '& details + div': {
    '@media print': { display: 'block', contentVisibility: 'visible', opacity: 1 },
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'opacity 240ms ease-out, translate 240ms ease-out',
      '@starting-style': { opacity: 0, translate: '0 -8px' },
      '@media screen': { '&[hidden]': { opacity: 0, translate: '0 -8px' } },
    },
  },
  '& [role=region]': { maxWidth: TEXT_MEASURE, pt: 0.5, pb: 4, pr: { sm: 6 } },
  '& p': { m: 0 },
  '& p + p': { mt: 1.5 },
} as const;

/** Opens the question from the URL's hash without JavaScript. The browser keeps the scroll position. */
const openedByHtml = {
  '& details:not([open]) + div': { display: 'none', '@media print': { display: 'block' } },
  '& > div': { overflowAnchor: 'auto' },
  '& > :target > details + div': { display: 'block' },
  '& > :target path + path': { display: 'none' },
} as const;

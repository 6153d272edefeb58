import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';

import type { FaqItem } from '#content/content.data.ts';
import { selectIsItemOpen } from '#machines/accordion.machine.ts';
import type { FaqTab } from '#machines/tabs.machine.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';

import { FAQ_IDS } from './faq-hash.ts';
import { AccordionContext, replaceHash } from './use-faq-hash.ts';

interface FaqQuestionProps {
  item: FaqItem;
  /** The tab to which the question belongs. */
  tab: FaqTab;
}

/** The browser opens it when it is pressed, found on the page or linked to. The statechart follows. */
function FaqQuestion({ item, tab }: FaqQuestionProps) {
  const accordion = AccordionContext.useActorRef();
  const isOpen = AccordionContext.useSelector(selectIsItemOpen(item.id));

  function follow({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
    accordion.send({ type: details.open ? 'item.open' : 'item.close', item: item.id });
    replaceHash(accordion.getSnapshot().context.item ?? tab);
    // Safari does not keep the pressed question in place when an answer above it closes.
    if (details.open) details.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }

  return (
    // The visitor may have opened it before hydration.
    <details name={FAQ_IDS} open={isOpen} onToggle={follow} suppressHydrationWarning>
      <summary id={`${item.id}-question`}>
        <h3>{item.question}</h3>
      </summary>
      {/* The browser opens `details` for the URL's hash only if the target is inside the hidden content. */}
      <div id={item.id}>
        {item.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}

/** The questions of one tab. */
export const FaqItems = ({ items, tab }: { items: readonly FaqItem[]; tab: FaqTab }) => (
  <Box sx={itemsStyle}>
    {items.map((item) => (
      <FaqQuestion key={item.id} item={item} tab={tab} />
    ))}
  </Box>
);

const itemsStyle = {
  '& details': { borderBottom: '1px solid', borderColor: 'divider' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    py: { xs: 2.25, md: 2.75 },
    typography: 'h4',
    textWrap: 'pretty',
    '&:hover': { color: 'primary.main' },
    '&::after': { flex: 'none', color: 'primary.main', '@media print': { display: 'none' } },
  },
  '& h3': { flexGrow: 1, m: 0, pr: 2, font: 'inherit' },
  '& details > div': {
    maxWidth: TEXT_MEASURE,
    pt: 0.5,
    pb: 4,
    pr: { sm: 6 },
    // A link to the answer also shows the question.
    scrollMarginTop: '6rem',
    // The pressed question, not an answer that closes, keeps its place on the screen.
    overflowAnchor: 'none',
  },
  '& [open] > div': {
    '@media (prefers-reduced-motion: no-preference)': {
      transition: 'opacity 240ms ease-out, translate 240ms ease-out',
      '@starting-style': { opacity: 0, translate: '0 -8px' },
    },
  },
  '& p': { m: 0 },
  '& p + p': { mt: 1.5 },
} as const;

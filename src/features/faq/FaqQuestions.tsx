import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import { faqGroups } from '#content/content.data.ts';
import { faqTabsMachine, selectTab, type FaqTab } from '#machines/tabs.machine.ts';
import { inspect } from '#services/inspector.ts';
import { TabbedPanels } from '#ui/TabbedPanels.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { FAQ_IDS, parseFaqHash } from './faq-hash.ts';
import { FaqItems } from './FaqQuestion.tsx';
import { AccordionContext, useFaqHash } from './use-faq-hash.ts';

/** The FAQ questions in two tabs. The URL decides which tab and which question are open at first. */
export function FaqQuestions() {
  const { item } = useInitialHash();
  return (
    <AccordionContext.Provider options={{ input: { item } }}>
      <Questions />
    </AccordionContext.Provider>
  );
}

/**
 * Returns the tab and the question from the URL's hash. While hydrating, there is no hash, because the prerendered page
 * has none.
 */
function useInitialHash() {
  const { hash } = useLocation();
  return parseFaqHash(useHydrated() ? hash : '');
}

function Questions() {
  const navigate = useNavigate();
  const [snapshot, send] = useMachine(faqTabsMachine, {
    inspect,
    input: { initial: useInitialHash().tab ?? 'ruins' },
  });
  useFaqHash(send);

  function open(tab: FaqTab) {
    send({ type: `${tab}.open` });
    // Without flushSync, pressing Back before the next render would have no visible effect.
    void navigate({ hash: tab }, { preventScrollReset: true, flushSync: true });
  }

  return (
    <TabbedPanels
      label="Questions"
      tabs={tabs}
      selected={selectTab<FaqTab>(snapshot)}
      onSelect={open}
      onFind={(tab) => flushSync(() => send({ type: `${tab}.open` }))}
      idPrefix={FAQ_IDS}
    />
  );
}

const groupTitle = {
  pt: 6,
  '@media screen and (scripting: enabled)': visuallyHidden,
} as const;

const tabs = faqGroups.map(({ id, title, items }) => ({
  id,
  label: title,
  panel: (
    <>
      {/* The title is visible only where both groups are on screen. Elsewhere the tab has the same text. */}
      <Typography variant="h2" sx={groupTitle}>
        {title}
      </Typography>
      <FaqItems items={items} tab={id} />
    </>
  ),
}));

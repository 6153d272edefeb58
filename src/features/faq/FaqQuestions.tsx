import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import { faqGroups } from '#content/content.data.ts';
import { inspection } from 'xstate-machine-room/inspect';
import { faqTabsMachine, selectFaqTab, type FaqTab } from '#machines/faq-tabs.machine.ts';
import { TabbedPanels } from '#ui/TabbedPanels.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { FAQ_IDS, parseFaqHash } from './faq-hash.ts';
import { FaqItems } from './FaqQuestion.tsx';
import { AccordionContext, useFaqHash, useScrollAnchor } from './use-faq-hash.ts';

/** The questions in two tabs. The address decides what is open at first. */
export function FaqQuestions() {
  const { item } = useInitialHash();
  return (
    <AccordionContext.Provider options={{ input: { item } }}>
      <Questions />
    </AccordionContext.Provider>
  );
}

/** The prerendered page, which knows no fragment, opens nothing; while the app takes it over, neither does this. */
function useInitialHash() {
  const { hash } = useLocation();
  return parseFaqHash(useHydrated() ? hash : '');
}

function Questions() {
  const navigate = useNavigate();
  const [snapshot, send] = useMachine(faqTabsMachine, {
    ...inspection,
    input: { initial: useInitialHash().tab ?? 'ruins' },
  });
  useFaqHash(send);
  useScrollAnchor();

  function open(tab: FaqTab) {
    send({ type: 'tab.select', tab });
    // Or Back, pressed before the address is rendered, would be no change that anybody sees.
    void navigate({ hash: tab }, { preventScrollReset: true, flushSync: true });
  }

  return (
    <TabbedPanels
      label="Questions"
      tabs={tabs}
      selected={selectFaqTab(snapshot)}
      onSelect={open}
      onFind={(tab) => flushSync(() => send({ type: 'tab.select', tab }))}
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
      {/* The tab says the same, unless both groups are on screen. */}
      <Typography variant="h2" sx={groupTitle}>
        {title}
      </Typography>
      <FaqItems items={items} tab={id} />
    </>
  ),
}));

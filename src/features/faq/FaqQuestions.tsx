import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';

import { faqGroups } from '#content/faq.ts';
import { inspection } from 'xstate-machine-room/inspect';
import { tabsMachine } from '#machines/tabs.machine.ts';
import { selectSelectedTab } from '#machines/tabs.selectors.ts';
import { TabList } from '#ui/TabList.tsx';
import { TabPanel } from '#ui/TabPanel.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

import { FAQ_IDS, faqTabs, parseFaqHash, type FaqTab } from './faq-address.ts';
import { FaqQuestion } from './FaqQuestion.tsx';
import { AccordionContext, useFaqAddress, useSteadyStart } from './use-faq-address.ts';

const tabItems = faqGroups.map(({ id, title }) => ({ id, label: title }));

/** The questions in two tabs. The address decides what is open at first. */
export function FaqQuestions() {
  const { item } = useFirstAddress();
  return (
    <AccordionContext.Provider options={{ input: { item } }}>
      <Questions />
    </AccordionContext.Provider>
  );
}

/** The prerendered page, which knows no fragment, opens nothing; while the app takes it over, neither does this. */
function useFirstAddress() {
  const { hash } = useLocation();
  return parseFaqHash(useIsLive() ? hash : '');
}

function Questions() {
  const navigate = useNavigate();
  const [snapshot, send] = useMachine(tabsMachine, {
    ...inspection,
    input: { tabs: faqTabs, initial: useFirstAddress().tab ?? '' },
  });
  const selected = selectSelectedTab(snapshot) as FaqTab;
  useFaqAddress(send);
  useSteadyStart();

  function open(tab: FaqTab) {
    send({ type: 'tab.select', tab });
    // Or Back, pressed before the address is rendered, would be no change that anybody sees.
    void navigate({ hash: tab }, { preventScrollReset: true, flushSync: true });
  }

  return (
    <>
      <TabList
        label="Questions"
        tabs={tabItems}
        selected={selected}
        onSelect={open}
        idPrefix={FAQ_IDS}
      />
      {faqGroups.map(({ id, title, items }) => (
        <TabPanel key={id} idPrefix={FAQ_IDS} tab={id} isSelected={id === selected}>
          {/* The tab says the same, unless both groups are on screen. */}
          <Typography variant="h2" sx={groupTitle}>
            {title}
          </Typography>
          <Box>
            {items.map((item) => (
              <FaqQuestion key={item.id} item={item} tab={id} />
            ))}
          </Box>
        </TabPanel>
      ))}
    </>
  );
}

const groupTitle = {
  pt: 6,
  '@media screen and (scripting: enabled)': visuallyHidden,
} as const;

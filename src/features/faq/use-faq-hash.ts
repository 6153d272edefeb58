import { createActorContext } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { accordionMachine } from '#machines/accordion.machine.ts';
import type { TabsEvent } from '#machines/tabs.machine.ts';
import { inspect } from '#services/inspector.ts';

import { FAQ_IDS, parseFaqHash } from './faq-hash.ts';

/** One accordion for both groups of questions, so that only one answer is open on the page. */
export const AccordionContext = createActorContext(accordionMachine, { inspect });

const openedItem = () => document.querySelector(`details[name="${FAQ_IDS}"][open] > div`)?.id;

/** Opens the tab and the question in the URL. A question that is open before hydration takes precedence. */
export function useFaqHash(send: (event: TabsEvent) => void) {
  const accordion = AccordionContext.useActorRef();
  const { hash, key } = useLocation();
  // A link that the visitor follows before hydration creates a history entry without a key, so the hash is needed too.
  const place = `${key}${hash}`;
  const shownPlace = useRef<string>(undefined);

  useEffect(() => {
    if (shownPlace.current === place) return;
    const opened = shownPlace.current === undefined ? openedItem() : undefined;
    shownPlace.current = place;
    const { tab, item } = parseFaqHash(hash);
    if (tab) send({ type: `${tab}.open` });
    const shown = opened ?? item;
    if (shown) accordion.send({ type: 'item.open', item: shown });
    if (opened) replaceHash(opened);
  }, [accordion, hash, place, send]);
}

/**
 * Writes the opened question or tab to the URL so that it can be shared. It bypasses the router, which would scroll to
 * the question, and preserves the router's history state.
 */
export function replaceHash(fragment: string) {
  window.history.replaceState(window.history.state, '', `#${fragment}`);
}

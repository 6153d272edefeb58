import { createActorContext } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { accordionMachine } from '#machines/accordion.machine.ts';
import type { TabsEvent } from '#machines/tabs.machine.ts';
import { inspect } from '#services/inspector.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

import { FAQ_IDS, parseFaqHash } from './faq-hash.ts';

/** One accordion for both groups of questions, so that only one answer is open on the page. */
export const AccordionContext = createActorContext(accordionMachine, { inspect });

const isOnScreen = (element: Element) => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
};

const openedItem = () =>
  document.querySelector(`details[name="${FAQ_IDS}"][open]`)?.parentElement?.id;

/** Opens the question or the tab in the URL and scrolls to it, also when the visitor navigates back. */
export function useFaqHash(send: (event: TabsEvent) => void) {
  const accordion = AccordionContext.useActorRef();
  const { hash, key } = useLocation();
  // The router gives the first page of a visit the key `default`. The visitor has not come back to that page.
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  // A link that the visitor follows before hydration creates a history entry without a key, so the hash is needed too.
  const place = `${key}${hash}`;
  const shownPlace = useRef<string>(undefined);

  useEffect(() => {
    if (shownPlace.current === place) return;
    // A question that the visitor opened before hydration takes precedence over the URL.
    const opened = shownPlace.current === undefined ? openedItem() : undefined;
    shownPlace.current = place;
    const { tab, item } = parseFaqHash(hash);
    if (tab) send({ type: `${tab}.open` });
    if (opened && opened !== item) {
      accordion.send({ type: 'item.open', item: opened });
      replaceHash(opened);
      return;
    }
    if (!item) return;
    accordion.send({ type: 'item.open', item });
    // The tab and the answer are rendered by the next frame.
    requestAnimationFrame(() => {
      const question = document.getElementById(item);
      if (question && !(isReturn && isOnScreen(question))) question.scrollIntoView();
    });
  }, [accordion, hash, isReturn, place, send]);
}

/**
 * Keeps a question in place that the visitor opened before hydration. Hydration closes the question above it that only
 * the URL had opened.
 */
export function useScrollAnchor() {
  const isHydrated = useHydrated();
  const heldTop = useRef<number>(undefined);
  useLayoutEffect(() => {
    const opened = document.getElementById(openedItem() ?? '');
    const top = opened?.getBoundingClientRect().top;
    if (isHydrated && top !== undefined && heldTop.current !== undefined) {
      window.scrollBy({ top: top - heldTop.current, behavior: 'instant' });
    }
    heldTop.current = top;
  }, [isHydrated]);
}

/**
 * Writes the opened question or tab to the URL so that it can be shared. It bypasses the router, which would scroll to
 * the question, and preserves the router's history state.
 */
export function replaceHash(fragment: string) {
  window.history.replaceState(window.history.state, '', `#${fragment}`);
}

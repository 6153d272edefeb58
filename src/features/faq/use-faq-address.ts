import { createActorContext } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { inspection } from 'xstate-machine-room/inspect';
import { accordionMachine } from '#machines/accordion.machine.ts';
import type { FaqTabsEvent } from '#machines/faq-tabs.machine.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

import { FAQ_IDS, parseFaqHash } from './faq-address.ts';

/** One accordion for both groups of questions, so that at most one answer is open on the page. */
export const AccordionContext = createActorContext(accordionMachine, inspection);

const isOnScreen = (element: Element) => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
};

const openedItem = () =>
  document.querySelector(`details[name="${FAQ_IDS}"][open]`)?.parentElement?.id;

/** Opens what the address names and brings it on screen, also when the visitor goes back to it. */
export function useFaqAddress(send: (event: FaqTabsEvent) => void) {
  const accordion = AccordionContext.useActorRef();
  const { hash, key } = useLocation();
  // The router calls the first page of a visit `default`; nobody has returned to that one.
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';
  // A link that is followed before the app is there makes an entry without a key.
  const place = `${key}${hash}`;
  const shownPlace = useRef<string>(undefined);

  useEffect(() => {
    if (shownPlace.current === place) return;
    // What the visitor has opened before the app lived counts more.
    const opened = shownPlace.current === undefined ? openedItem() : undefined;
    shownPlace.current = place;
    const { tab, item } = parseFaqHash(hash);
    if (tab) send({ type: 'tab.select', tab });
    if (opened && opened !== item) {
      accordion.send({ type: 'item.open', item: opened });
      nameInAddress(opened);
      return;
    }
    if (!item) return;
    accordion.send({ type: 'item.open', item });
    // In the next frame, when tab and answer are in place.
    requestAnimationFrame(() => {
      const question = document.getElementById(item);
      if (question && !(isReturn && isOnScreen(question))) question.scrollIntoView();
    });
  }, [accordion, hash, isReturn, place, send]);
}

/** Keeps what the visitor has opened where it stands, while the app closes what the address alone had opened above it. */
export function useSteadyStart() {
  const isLive = useHydrated();
  const heldTop = useRef<number>(undefined);
  useLayoutEffect(() => {
    const opened = document.getElementById(openedItem() ?? '');
    const top = opened?.getBoundingClientRect().top;
    if (isLive && top !== undefined && heldTop.current !== undefined) {
      window.scrollBy({ top: top - heldTop.current, behavior: 'instant' });
    }
    heldTop.current = top;
  }, [isLive]);
}

/**
 * Names what the visitor has opened, so that the address can be passed on. Past the router, which would scroll to the
 * question; its own notes in the history's state stay as they are.
 */
export function nameInAddress(fragment: string) {
  window.history.replaceState(window.history.state, '', `#${fragment}`);
}

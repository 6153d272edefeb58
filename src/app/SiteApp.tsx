import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType } from 'react-router-dom';

import { FromTopContext } from '#ui/Below.tsx';
import { areIslandsLoaded, loadIslands } from '#ui/island.tsx';
import { persistently } from '#ui/later.ts';
import { markPictures, type PageMove } from '#ui/page-move.ts';

import { OnItsWay } from './OnItsWay.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import type { Shown, SiteRouter } from './site-router.ts';

interface SiteAppProps {
  router: SiteRouter;
  /** What was prerendered; while the app takes it over, the visitor may have gone on already. */
  first: Shown;
}

/** Shows what the router says, moved in by the browser where it can do that and is asked to. */
export function SiteApp({ router, first }: SiteAppProps) {
  const [shown, setShown] = useState(first);
  const showedAgain = useRef(() => {});

  useEffect(() => {
    let last = first;
    const moveTo = (next: Shown, move: PageMove) => {
      // Its pictures are marked before the browser looks at them.
      const unmark = markPictures(move);
      const transition = document.startViewTransition(() => {
        // The visitor may have gone on meanwhile.
        if (next !== last) return undefined;
        return new Promise<void>((resolve) => {
          showedAgain.current = resolve;
          startTransition(() => setShown(next));
        });
      });
      transition.finished.then(unmark, unmark);
    };
    const follow = () => {
      const next = router.shown();
      if (next === last) return;
      const isSamePage = next.location.pathname === last.location.pathname && !next.failure;
      // A link to a part of the page works without the app. React takes off the page what it has not taken over yet if
      // that reads something that has changed meanwhile.
      if (isSamePage && next.action === NavigationType.Pop && !areIslandsLoaded()) {
        void persistently(loadIslands).then(follow);
        return;
      }
      last = next;
      // At once, so that who reads the address next reads the new one.
      if (isSamePage) setShown(next);
      else if (next.move && 'startViewTransition' in document) moveTo(next, next.move);
      else startTransition(() => setShown(next));
    };
    follow();
    return router.subscribe(follow);
    // oxlint-disable-next-line react/exhaustive-deps -- the first one only; from then on the router tells
  }, [router]);

  useLayoutEffect(() => {
    showedAgain.current();
    const { scrollTo, location } = shown;
    if (scrollTo === 'fragment') fragmentOf(location.hash)?.scrollIntoView();
    else if (scrollTo !== undefined) window.scrollTo(0, scrollTo);
  }, [shown]);

  const isFromTop = shown.scrollTo === 0 && shown.action !== NavigationType.Pop;
  return (
    <>
      <FromTopContext value={isFromTop}>
        <SiteFrame shown={shown} navigator={router.navigator} />
      </FromTopContext>
      <OnItsWay router={router} />
    </>
  );
}

function fragmentOf(hash: string): Element | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

import { createActorContext } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import type { Closure } from '#domain/notices/notices.ts';
import { selectClosedDays, noticesMachine } from '#machines/notices.machine.ts';
import { inspect } from '#services/inspector.ts';
import { loadDismissedBanner, loadNotices, saveDismissedBanner } from '#services/notices.ts';

const machine = noticesMachine.provide({
  actors: { loadNotices: fromPromise(({ signal }) => loadNotices(signal)) },
  actions: { rememberDismissal: (_, { banner }) => saveDismissedBanner(banner) },
});

export const NoticesContext = createActorContext(machine, { inspect });

export const NoticesProvider = ({ children }: { children: ReactNode }) => (
  <NoticesContext.Provider>
    <BrowserEvents />
    {children}
  </NoticesContext.Provider>
);

/** Sends facts that only the browser knows to the machine. */
function BrowserEvents() {
  const notices = NoticesContext.useActorRef();

  useEffect(() => {
    notices.send({ type: 'session.start', dismissedBanner: loadDismissedBanner() });
    const returnToWindow = () => {
      if (document.visibilityState === 'visible') notices.send({ type: 'window.focus' });
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('focus', returnToWindow, { signal });
    document.addEventListener('visibilitychange', returnToWindow, { signal });
    window.addEventListener('online', () => notices.send({ type: 'network.online' }), { signal });
    return () => listening.abort();
  }, [notices]);
  return null;
}

/** Returns the days without tours from today on; null until the file is loaded. */
export const useClosedDays = (): readonly Closure[] | null =>
  NoticesContext.useSelector(selectClosedDays);

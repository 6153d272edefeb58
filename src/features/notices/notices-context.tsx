import { createActorContext } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import type { Closure, Notices } from '#domain/notices.ts';
import { inspection } from 'xstate-machine-room/inspect';
import { noticesMachine } from '#machines/notices.machine.ts';
import { selectClosedDays } from '#machines/notices.selectors.ts';
import { loadDismissedBanner, loadNotices, saveDismissedBanner } from '#services/notices.ts';

export const NoticesContext = createActorContext(noticesMachine, inspection);

interface NoticesProviderProps {
  children: ReactNode;
  load?: (signal: AbortSignal) => Promise<Notices>;
}

/** Gives the machine its outside world and shares the running actor. */
export function NoticesProvider({ children, load = loadNotices }: NoticesProviderProps) {
  const [logic] = useState(() =>
    noticesMachine.provide({
      actors: { loadNotices: fromPromise(({ signal }) => load(signal)) },
      actions: { rememberDismissal: (_, { banner }) => saveDismissedBanner(banner) },
    }),
  );
  return (
    <NoticesContext.Provider logic={logic}>
      <BrowserEvents />
      {children}
    </NoticesContext.Provider>
  );
}

/** Tells the machine what only the browser knows. */
function BrowserEvents() {
  const notices = NoticesContext.useActorRef();

  useEffect(() => {
    notices.send({ type: 'visit.start', dismissedBanner: loadDismissedBanner() });
    const returnToWindow = () => {
      if (document.visibilityState === 'visible') notices.send({ type: 'window.focus' });
    };
    const reconnect = () => notices.send({ type: 'network.online' });
    window.addEventListener('focus', returnToWindow);
    document.addEventListener('visibilitychange', returnToWindow);
    window.addEventListener('online', reconnect);
    return () => {
      window.removeEventListener('focus', returnToWindow);
      document.removeEventListener('visibilitychange', returnToWindow);
      window.removeEventListener('online', reconnect);
    };
  }, [notices]);
  return null;
}

/** Days without tours from today on; null until the file was read. */
export const useClosedDays = (): readonly Closure[] | null =>
  NoticesContext.useSelector(selectClosedDays);

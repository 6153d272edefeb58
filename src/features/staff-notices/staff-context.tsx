import { createActorContext } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import { inspection } from '#machine-room/entrance/inspection.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import { fetchNotices } from '#services/notices-host.ts';
import { today } from '#services/today.ts';

export const StaffContext = createActorContext(staffNoticesMachine, inspection);

interface StaffProviderProps {
  children: ReactNode;
  load?: (signal: AbortSignal) => Promise<string | null>;
}

/** Gives the machine its outside world and shares the running actor. */
export function StaffProvider({ children, load = fetchNotices }: StaffProviderProps) {
  const [logic] = useState(() =>
    staffNoticesMachine.provide({
      actors: { loadFile: fromPromise(({ signal }) => load(signal)) },
    }),
  );
  return (
    <StaffContext.Provider logic={logic}>
      <Start />
      {children}
    </StaffContext.Provider>
  );
}

/** Tells the machine what only the browser knows. */
function Start() {
  const staff = StaffContext.useActorRef();
  useEffect(() => {
    staff.send({ type: 'visit.start', today: today() });
  }, [staff]);
  return null;
}

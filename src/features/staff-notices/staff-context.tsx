import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import { fetchNotices } from '#services/fetch-notices.ts';
import { inspect } from '#services/inspector.ts';

const machine = staffNoticesMachine.provide({
  actors: { loadFile: fromPromise(({ signal }) => fetchNotices(signal)) },
});

export const StaffContext = createActorContext(machine, { inspect });

/** Returns the staff actor and everything in its context. */
export const useStaff = () => ({
  staff: StaffContext.useActorRef(),
  ...StaffContext.useSelector(({ context }) => context),
});

import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';

import { inspection } from 'xstate-machine-room/inspect';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';
import { fetchNotices } from '#services/fetch-notices.ts';

const machine = staffNoticesMachine.provide({
  actors: { loadFile: fromPromise(({ signal }) => fetchNotices(signal)) },
});

export const StaffContext = createActorContext(machine, inspection);

/** What the machine remembers, and how to tell it more. */
export const useStaff = () => ({
  staff: StaffContext.useActorRef(),
  ...StaffContext.useSelector(({ context }) => context),
});

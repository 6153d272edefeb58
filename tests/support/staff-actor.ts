import { expect, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom } from 'xstate';

import type { StaffNoticesEvent } from '#machines/staff-notices.context.ts';
import { staffNoticesMachine } from '#machines/staff-notices.machine.ts';

/** The current day of these tests. */
export const staffToday = '2026-11-22';

/** The notices file on the site in these tests: one day that is over, one day that is not, and a banner. */
export const noticesOnSite = JSON.stringify({
  closedDays: [
    { day: '2026-09-21', reason: 'Independence Day' },
    { day: '2026-12-25', reason: 'Christmas Day' },
  ],
  banner: { id: 'high-water', text: 'The river is high.' },
});

/** Starts the staff's machine with a simulated clock. */
export function startStaff(load: () => Promise<string | null>) {
  const clock = new SimulatedClock();
  const machine = staffNoticesMachine.provide({ actors: { loadFile: fromPromise(load) } });
  const actor = createActor(machine, { clock }).start();
  actor.send({ type: 'session.start', today: staffToday });
  return {
    clock,
    tell: (event: StaffNoticesEvent) => actor.send(event),
    read: <T>(select: (snapshot: SnapshotFrom<typeof staffNoticesMachine>) => T) =>
      select(actor.getSnapshot()),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

/** Starts the machine and loads this file. The text is `null` if the site has no file. */
export async function editingNotices(text: string | null = noticesOnSite) {
  const staff = startStaff(() => Promise.resolve(text));
  await vi.waitFor(() => expect(staff.value()).toEqual({ editing: 'saved' }));
  return staff;
}

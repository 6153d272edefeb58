import type { AnyStateMachine } from 'xstate';

import { defineEntry } from '../src/model/entry.ts';
import { createModel } from '../src/model/model.ts';
import { computeLayout } from '../src/layout/compute-layout.ts';
import type { Layout } from '../src/layout/layout.ts';
import { createOutline } from '../src/layout/outline.ts';
import type { RoomMachine } from '../src/room/settings.tsx';

export const drawChart = (machine: AnyStateMachine): Promise<Layout> =>
  computeLayout(createOutline(createModel(machine)));

export const createRoomMachine = async (machine: AnyStateMachine): Promise<RoomMachine> => ({
  ...defineEntry({ machine, input: { id: 'sample' } }),
  layout: await drawChart(machine),
});

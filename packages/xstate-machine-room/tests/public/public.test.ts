import { expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { createModel } from '../../src/model/model.ts';
import { defineEntry } from '../../src/model/entry.ts';
import { exportMachine } from '../../src/model/machine-code.ts';
import { computeBestLayout } from '../../src/layout/best-layout.ts';
import {
  listLabels,
  type Box,
  type Layout,
  type Point,
  type Rectangle,
} from '../../src/layout/layout.ts';
import { findLayoutIssues } from '../../src/layout/layout-quality.ts';
import { createSimulation, replay, type Step } from '../../src/simulator/simulator.ts';
import { listStateFacts } from '../../src/page/state-text.ts';

import { everythingMachine } from '../model/everything-machine.ts';

import { actors } from './actors.ts';
import { testExports } from './exported.ts';
import { forms } from './forms.ts';
import { games } from './games.ts';
import { workflows } from './workflows.ts';

// The timeout is long, because every chart is laid out in several shapes.
vi.setConfig({ testTimeout: 60_000 });

const machines: readonly (readonly [string, AnyStateMachine])[] = Object.entries({
  ...actors,
  ...forms,
  ...games,
  ...workflows,
  everything: everythingMachine,
});

/** The payloads of the events that a guard or an action reads. All other events run without a payload. */
const samples: Readonly<Record<string, Record<string, Record<string, object>>>> = {
  circles: { DRAG: { right: { position: { x: 1 } } }, END_DRAG: { off: { position: { x: 0 } } } },
};

/** The errors of the machines themselves. The simulator must report them. */
const told: Readonly<Record<string, string>> = {
  todos:
    "The machine could not go on: Unable to send event to actor 'second' from machine 'todos'.",
};

const actorResults = {
  callService: { done: { approved: { decision: 'approved' } }, failed: {} },
};

const createEntry = (machine: AnyStateMachine) =>
  defineEntry({ machine, input: undefined, actorResults, samples: samples[machine.id] ?? {} });

const copyOf = testExports(
  machines.map(([id, machine]) => ({ id, machine, code: exportMachine(createEntry(machine)) })),
);

test('an exported machine keeps its descriptions, meta, parameters and context', async () => {
  const { machine: copy } = await copyOf('everything');
  expect(JSON.parse(JSON.stringify(copy))).toEqual(JSON.parse(JSON.stringify(everythingMachine)));
  expect(copy.config.context).toEqual(everythingMachine.config.context);
});

test('exported guards default to true except where that makes a state unreachable', () => {
  expect(exportMachine(createEntry(everythingMachine))).toMatch(
    /isReady: false,\s+isLate: true,\s+isSure: true,\s+isBy: false/,
  );
});

/** Returns the distance of a point from an area. The distance is negative inside the area. */
const isOutside = ({ x, y, width, height }: Rectangle, point: Point) =>
  Math.max(x - point.x, point.x - x - width, y - point.y, point.y - y - height);

/** Finds misplaced elements: boxes outside their parents, and arrows that do not end at a box. */
function findStray({ arrows, boxes }: Layout): string[] {
  const areas = new Map<string | null, Rectangle>(boxes.map((box) => [box.id, box]));
  for (const { id, start } of boxes) {
    if (start) areas.set(`${id}::start`, { x: start.x - 6, y: start.y - 6, width: 12, height: 12 });
  }
  const isOut = (box: Box) => {
    const area = areas.get(box.parent) ?? box;
    const end = { x: box.x + box.width, y: box.y + box.height };
    return Math.max(isOutside(area, box), isOutside(area, end)) > 0;
  };
  const isOff = (id: string, point: Point | undefined) => {
    const area = areas.get(id);
    return !area || !point || Math.abs(isOutside(area, point)) > 1;
  };
  return [
    ...boxes.filter(isOut),
    ...arrows.filter(
      ({ source, target, points }) => isOff(source, points[0]) || isOff(target, points.at(-1)),
    ),
  ].map(({ id }) => id);
}

test.each(machines)('the chart of the example machine %s has no overlaps', async (_, machine) => {
  const model = createModel(machine);
  const layout = await computeBestLayout(model);
  expect(findStray(layout)).toEqual([]);
  expect(findLayoutIssues(layout)).toEqual([]);
  const keys = new Set(listLabels(layout).map(({ key }) => key));
  expect([...keys].toSorted()).toEqual(model.transitions.map(({ key }) => key).toSorted());
  const words = model.states.flatMap((state) => listStateFacts(state, model));
  const text = words.map(({ label, text: rest }) => `${label ?? ''} ${rest}`).join('\n');
  expect(text).not.toMatch(/xstate\.|undefined|\[object/);
});

test.each(machines)('the simulator can run ten events of the example machine %s', (_, machine) => {
  const simulation = createSimulation(createEntry(machine));
  const path: Step[] = [];
  function next(): Step | undefined {
    const last = replay(simulation, path).frames.at(-1);
    const possible = last?.choices.flatMap(({ id, takes }) => (takes.length > 0 ? [id] : [])) ?? [];
    const typed = last?.accepts.map((type) => ({ type: type.replace('*', 'any') })) ?? [];
    const steps = possible.length > 0 ? possible : typed;
    return steps[path.length % steps.length];
  }
  for (let step = next(); step && path.length < 10; step = next()) path.push(step);
  const { frames, impossibleStep } = replay(simulation, path);
  expect(impossibleStep).toBeNull();
  expect(frames.flatMap(({ taken }) => taken).length).toBeGreaterThan(0);
  const walked = frames.filter(({ problem }) => problem === null);
  expect(
    walked.filter(({ taken, choice }) => choice?.takes.some((key) => !taken.includes(key))),
  ).toEqual([]);
  const stumbles = frames.flatMap(({ problem }) => problem ?? []);
  expect(stumbles.filter((problem) => problem !== told[machine.id])).toEqual([]);
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';

import { anatomyOf, type Anatomy } from '../../src/anatomy/anatomy.ts';
import { defineEntry } from '../../src/anatomy/entry.ts';
import { machineCode } from '../../src/anatomy/machine-code.ts';
import { drawBest } from '../../src/drawing/draw.ts';
import { chipsOf, type Drawing, type Point, type Rectangle } from '../../src/drawing/drawing.ts';
import { flawsOf } from '../../src/drawing/judge.ts';
import { play, simulationOf, type Step } from '../../src/simulator/simulator.ts';
import { happeningsIn } from '../../src/page/state-words.ts';

import { everythingMachine } from '../anatomy/everything-machine.ts';

import { actors } from './actors.ts';
import { forms } from './forms.ts';
import { games } from './games.ts';
import { workflows } from './workflows.ts';

// Every chart is laid out in each of its shapes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const machines: readonly (readonly [string, AnyStateMachine])[] = Object.entries({
  ...actors,
  ...forms,
  ...games,
  ...workflows,
  everything: everythingMachine,
});

/** What events carry where a guard or an action looks at it; all others run without. */
const samples: Readonly<Record<string, Record<string, Record<string, object>>>> = {
  circles: { DRAG: { right: { position: { x: 1 } } }, END_DRAG: { off: { position: { x: 0 } } } },
};

/** What a machine itself does wrong on the way, and is told of. */
const told: Readonly<Record<string, string>> = {
  todos:
    "The machine could not go on: Unable to send event to actor 'second' from machine 'todos'.",
};

const outcomes = {
  callService: { done: { approved: { decision: 'approved' } }, failed: {} },
};

const entryOf = (machine: AnyStateMachine) =>
  defineEntry({ machine, input: undefined, outcomes, samples: samples[machine.id] ?? {} });

let folder: string;

/** What the compiler says of every exported machine. */
let complaints = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-machines-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await Promise.all(
    machines.map(([name, machine]) =>
      writeFile(join(folder, `${name}.mts`), machineCode(entryOf(machine))),
    ),
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom'],
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.mts'] }),
  );
  const tsc = resolve('node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', folder]);
  } catch (error) {
    complaints = (error as { stdout: string }).stdout;
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a chart says, however it is written down: names in place of functions, and no numbers to tell them apart. */
const saidBy = ({ states, transitions }: Anatomy): unknown =>
  JSON.parse(
    JSON.stringify({ states, transitions })
      .replaceAll(/(inline \w+) \d+/g, '$1')
      // How long a delay is that a function works out only shows when it runs.
      .replaceAll(/(after [A-Za-z]\w+) \([^)]*\)/g, '$1')
      .replaceAll('"what a function gives"', 'null'),
  );

/** The exported machine, run anew. */
async function copyOf(name: string) {
  const file = pathToFileURL(join(folder, `${name}.mts`)).href;
  const { machine } = (await import(/* @vite-ignore */ file)) as { machine: AnyStateMachine };
  return machine;
}

test.each(machines)('%s comes back from its export, which type-checks', async (name, machine) => {
  const own = complaints.split('\n').filter((line) => line.includes(`${name}.mts`));
  expect(own).toEqual([]);
  const copy = await copyOf(name);
  expect(saidBy(anatomyOf(copy))).toEqual(saidBy(anatomyOf(machine)));
  const actor = createActor(copy);
  actor.subscribe({ error: () => {} });
  expect(actor.start().getSnapshot()).toMatchObject({ status: 'active' });
  actor.stop();
});

test('descriptions, meta, parameters and context come back word for word', async () => {
  const copy = await copyOf('everything');
  expect(JSON.parse(JSON.stringify(copy))).toEqual(JSON.parse(JSON.stringify(everythingMachine)));
  expect(copy.config.context).toEqual(everythingMachine.config.context);
});

test('a guard says yes in an export, unless its state could then not be seen', () => {
  expect(machineCode(entryOf(everythingMachine))).toMatch(
    /isReady: false,\s+isLate: true,\s+isSure: true,\s+isBy: false/,
  );
});

/** Whether one area lies in the other, or reaches out by no more than so much. */
const holds = (outer: Rectangle, inner: Rectangle, slack = 0) =>
  outer.x - slack <= inner.x &&
  outer.y - slack <= inner.y &&
  outer.x + outer.width + slack >= inner.x + inner.width &&
  outer.y + outer.height + slack >= inner.y + inner.height;

/** What is not where it belongs: boxes outside of those that hold them, ends of arrows off their box, slanted arrows. */
function astrayIn({ arrows, boxes }: Drawing): string[] {
  const areas = new Map<string, Rectangle>([
    ...boxes.map((box) => [box.id, box] as const),
    ...boxes.flatMap(({ id, start }) => {
      const dot = start && { x: start.x - 6, y: start.y - 6, width: 12, height: 12 };
      return dot ? ([[`${id}::start`, dot]] as const) : [];
    }),
  ]);
  const isIn = (id: string | null, inner: Rectangle | undefined, slack?: number) => {
    const outer = areas.get(id ?? '');
    return outer !== undefined && inner !== undefined && holds(outer, inner, slack);
  };
  const isOnBorder = (id: string, point: Point | undefined) => {
    const spot = point && { ...point, width: 0, height: 0 };
    return isIn(id, spot, 1) && !isIn(id, spot, -1);
  };
  return [
    ...boxes.filter((box) => box.parent !== null && !isIn(box.parent, box)),
    ...arrows.filter(
      ({ source, target, points }) =>
        !isOnBorder(source, points[0]) || !isOnBorder(target, points.at(-1)),
    ),
    ...arrows.filter(({ points }) =>
      points.some((point, index) => {
        const next = points[index + 1] ?? point;
        return Math.abs(point.x - next.x) > 0.5 && Math.abs(point.y - next.y) > 0.5;
      }),
    ),
  ].map(({ id }) => id);
}

test.each(machines)(
  '%s is drawn with everything in its place and every label in sight, and told in words',
  async (_, machine) => {
    const anatomy = anatomyOf(machine);
    const drawing = await drawBest(anatomy);
    expect(astrayIn(drawing)).toEqual([]);
    expect(flawsOf(drawing)).toEqual({ coveredLabels: [], crossedLabels: [], crossedBoxes: [] });
    const keys = new Set(chipsOf(drawing).map(({ key }) => key));
    expect([...keys].toSorted()).toEqual(anatomy.transitions.map(({ key }) => key).toSorted());
    const words = anatomy.states.flatMap((state) => happeningsIn(state, anatomy));
    const text = words.map(({ label, text: rest }) => `${label ?? ''} ${rest}`).join('\n');
    expect(text).not.toMatch(/xstate\.|undefined|\[object/);
  },
);

test.each(machines)('%s runs ten events', (_, machine) => {
  const simulation = simulationOf(entryOf(machine));
  const path: Step[] = [];
  let last = play(simulation, path).frames.at(-1);
  for (let count = 0; count < 10; count += 1) {
    const possible = last?.choices.filter(({ takes }) => takes.length > 0) ?? [];
    const wanted = possible[count % Math.max(1, possible.length)];
    const typed = last?.accepts[count % Math.max(1, last.accepts.length)];
    if (wanted) path.push(wanted.id);
    else if (typed) path.push({ type: typed.replace('*', 'any') });
    else break;
    last = play(simulation, path).frames.at(-1);
  }
  const { frames, refused } = play(simulation, path);
  expect(refused).toBeNull();
  const isOver =
    last?.accepts.length === 0 && last.choices.every(({ takes }) => takes.length === 0);
  expect(path.length === 10 || isOver).toBe(true);
  expect(frames.flatMap(({ taken }) => taken).length).toBeGreaterThan(0);
  const stumbles = frames.flatMap(({ problem }) => problem ?? []);
  expect(stumbles.filter((problem) => problem !== told[machine.id])).toEqual([]);
});

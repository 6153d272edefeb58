import type { Anatomy, TransitionAnatomy } from '#machine-room/anatomy/anatomy.ts';

/** Who takes transitions: unit tests, walks of a machine by itself, pages in a browser, and real input on those. */
export const sources = ['unit', 'model', 'browser', 'hand'] as const;

export type Source = (typeof sources)[number];

export interface RecordedTransition {
  /** What the transition was when it was recorded: a key alone names a place, in which another one may stand now. */
  readonly was: string;
  readonly by: readonly Source[];
}

/** By machine and by the transition's key. */
type RecordedMachines = Readonly<Record<string, Readonly<Record<string, RecordedTransition>>>>;

/** What `npm run charts -- --coverage` writes. */
export interface CoverageRecord {
  /** `YYYY-MM-DD`, by universal time. */
  readonly recorded: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly machines: RecordedMachines;
}

/** How far a transition is covered, the best first. */
export const levels = ['hand', 'browser', 'tests', 'none', 'unrecorded'] as const;

export type Level = (typeof levels)[number];

export interface Covered {
  readonly level: Level;
  readonly by: readonly Source[];
}

/** A transition that was taken, as one line of what a run leaves behind. */
export const sightingOf = (source: Source, machineId: string, key: string): string =>
  `${source}\t${machineId}\t${key}`;

const meaningOf = ({ guard, targets, actions, reenter }: TransitionAnatomy): string =>
  [
    ...(guard === null ? [] : [`if ${guard}`]),
    ...(targets.length === 0 ? [] : [`${reenter ? 'anew ' : ''}to ${targets.join(' and ')}`]),
    ...(actions.length === 0 ? [] : [`do ${actions.join(', ')}`]),
  ].join(' ');

/** Every transition of these machines, with who has taken it; what was seen of any other machine is left out. */
export const recordOf = (
  anatomies: readonly Anatomy[],
  sightings: ReadonlySet<string>,
): RecordedMachines =>
  Object.fromEntries(
    anatomies.map(({ id, transitions }) => [
      id,
      Object.fromEntries(
        transitions.map((transition) => {
          const by = sources.filter((source) =>
            sightings.has(sightingOf(source, id, transition.key)),
          );
          return [transition.key, { was: meaningOf(transition), by }];
        }),
      ),
    ]),
  );

function levelOf(by: readonly Source[]): Level {
  if (by.includes('hand')) return 'hand';
  if (by.includes('browser')) return 'browser';
  return by.length > 0 ? 'tests' : 'none';
}

/** What the record says of each transition that the machine has now, by key; nothing of one that is new or another. */
export function coverageOf(
  { id, transitions }: Anatomy,
  { machines }: Pick<CoverageRecord, 'machines'>,
): ReadonlyMap<string, Covered> {
  const recorded = machines[id];
  return new Map(
    transitions.map((transition) => {
      const found = recorded?.[transition.key];
      return [
        transition.key,
        found?.was === meaningOf(transition)
          ? { level: levelOf(found.by), by: found.by }
          : { level: 'unrecorded', by: [] },
      ];
    }),
  );
}

/** How many of the machine's transitions came, or became others, since the record was made, and how many went. */
export function changesSince(anatomy: Anatomy, record: Pick<CoverageRecord, 'machines'>) {
  const coverage = coverageOf(anatomy, record);
  return {
    unrecorded: [...coverage.values()].filter(({ level }) => level === 'unrecorded').length,
    gone: Object.keys(record.machines[anatomy.id] ?? {}).filter((key) => !coverage.has(key)).length,
  };
}

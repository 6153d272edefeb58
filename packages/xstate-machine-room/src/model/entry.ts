import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';

/** An object that maps names such as `new-visitor` to values. */
type Named<Thing> = Readonly<Record<string, Thing>>;

/** Facts about a machine that are not in its code. */
export interface MachineEntry {
  /** The machine's id, which is also part of the page's URL. */
  readonly id: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  /** Explains the design of the machine in one paragraph; may be empty. */
  readonly rationale: string;
  readonly input: unknown;
  /** Sample payloads by event type and sample name. */
  readonly samples: Named<Named<object>>;
  /** Sample results of each invoked actor, by its source: outputs and errors. */
  readonly actorResults: Named<{ readonly done: Named<unknown>; readonly failed: Named<unknown> }>;
}

/**
 * Requires at least one sample for each event with a payload. A new payload without a sample therefore does not
 * compile.
 */
type SamplesOf<Event extends { type: string }> = {
  readonly [One in Event as keyof Omit<One, 'type'> extends never ? never : One['type']]: Named<
    Omit<One, 'type'>
  >;
};

type InputOf<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine>
    ? { readonly input?: InputFrom<Machine> }
    : { readonly input: InputFrom<Machine> };

type EntryOf<Machine extends AnyStateMachine> = Partial<
  Pick<MachineEntry, 'title' | 'rationale' | 'actorResults'>
> &
  InputOf<Machine> & {
    readonly machine: Machine;
    /** Either no samples or samples for all events with a payload. TypeScript reports missing ones. */
    readonly samples?: SamplesOf<EventFromLogic<Machine>>;
  };

/** Converts an id such as `tourFilter` or `tour-filter` into a heading. */
function formatTitle(id: string): string {
  const words = id
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Creates an entry whose samples are type-checked against the machine. */
export const defineEntry = <Machine extends AnyStateMachine>(
  entry: EntryOf<Machine>,
): MachineEntry => ({
  title: formatTitle(entry.machine.id),
  rationale: '',
  input: undefined,
  samples: {},
  actorResults: {},
  ...entry,
  id: entry.machine.id,
});

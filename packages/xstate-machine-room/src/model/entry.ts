import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';

/**
 * The values that the inspector may show. The inspector replaces all other values with their shape, such as
 * `string(16)`.
 */
interface Inspectable<Key extends string> {
  readonly context: readonly Key[];
  /** Names of event fields. */
  readonly event: readonly string[];
}

/** An object that maps names such as `new-visitor` to values. */
type Named<Thing> = Readonly<Record<string, Thing>>;

/** Facts about a machine that are not in its code. */
export interface MachineEntry {
  /** The machine's id, which is also part of URLs. */
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
  readonly inspectable: Inspectable<string>;
  /** The results of the guards in the exported code. A guard that is not listed returns true. */
  readonly guardDefaults?: Named<boolean>;
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
  Pick<MachineEntry, 'title' | 'rationale' | 'actorResults' | 'guardDefaults'>
> &
  InputOf<Machine> & {
    readonly machine: Machine;
    /** Either no samples or samples for all events with a payload. TypeScript reports missing ones. */
    readonly samples?: SamplesOf<EventFromLogic<Machine>>;
    readonly inspectable?: Inspectable<Extract<keyof ContextFrom<Machine>, string>>;
  };

/** Converts a name such as `isTripValid` or `step.next` into words: `is trip valid`, `step next`. */
export const toWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase();

/** Converts an id such as `tourFilter` or `tour-filter` into a heading. */
export function formatTitle(id: string): string {
  const words = toWords(id);
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
  inspectable: { context: [], event: [] },
  ...entry,
  id: entry.machine.id,
});

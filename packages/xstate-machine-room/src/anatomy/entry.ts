import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';

/** What the inspector may show of a machine as it is. Everything else becomes its shape, such as `string(16)`. */
interface Visible<Key extends string> {
  readonly context: readonly Key[];
  /** Names of event fields. */
  readonly event: readonly string[];
}

/** Anything under names, such as `new-visitor`. */
type Named<Thing> = Readonly<Record<string, Thing>>;

/** What is known of a machine besides what its code says. */
export interface MachineEntry {
  /** The machine's own, where it has one; also stands in addresses. */
  readonly id: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  /** Why the machine is as it is: one paragraph, or nothing. */
  readonly why: string;
  readonly input: unknown;
  /** What an event carries, by event type and by a name for the case. */
  readonly samples: Named<Named<object>>;
  /** How an invoked actor can end, by its source: values it gives and errors it fails with. */
  readonly outcomes: Named<{ readonly done: Named<unknown>; readonly failed: Named<unknown> }>;
  readonly visible: Visible<string>;
  /** What guards answer at first in the exported code, where yes does not lead where a visitor usually gets. */
  readonly usually?: Named<boolean>;
}

/** At least one sample for each event that carries more than its type: a new payload without one does not compile. */
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
  Pick<MachineEntry, 'title' | 'why' | 'outcomes' | 'usually'>
> &
  InputOf<Machine> & {
    readonly machine: Machine;
    /** All or none: with some, the compiler asks for those that are missing. */
    readonly samples?: SamplesOf<EventFromLogic<Machine>>;
    readonly visible?: Visible<Extract<keyof ContextFrom<Machine>, string>>;
  };

/** `tourFilter` and `tour-filter` as a heading. */
export function titleOf(id: string): string {
  const words = id
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An entry, checked against its machine's own types. */
export const defineEntry = <Machine extends AnyStateMachine>(
  entry: EntryOf<Machine>,
): MachineEntry => ({
  title: titleOf(entry.machine.id),
  why: '',
  input: undefined,
  samples: {},
  outcomes: {},
  visible: { context: [], event: [] },
  ...entry,
  id: entry.machine.id,
});

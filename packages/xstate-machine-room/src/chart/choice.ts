import type { EventObject } from 'xstate';

import type { TriggerKind } from '../anatomy/labels.ts';

/** Something that can happen next. */
export interface Choice {
  /** Names it in a path: `step.next`, `session.start~new-visitor`, `after:sendTimeout.booking.submitting`. */
  id: string;
  kind: Exclude<TriggerKind, 'always'>;
  /** What happens: an event's type, or words. */
  label: string;
  event: EventObject;
  /** The sample's name, if there are several cases. */
  sample: string | null;
  /** Keys of the transitions that it would take; none if the machine would ignore it now. */
  takes: readonly string[];
}

/** A sample's name as words. */
export const wordsOf = (sample: string): string => sample.replaceAll('-', ' ');

/** What happens, and with which sample. */
export const titleOf = ({ label, sample }: Choice): string =>
  sample === null ? label : `${label}, ${wordsOf(sample)}`;

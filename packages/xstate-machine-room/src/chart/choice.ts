import type { EventObject } from 'xstate';

import type { TriggerKind } from '../anatomy/labels.ts';

/** Something that can happen next. */
export interface Choice {
  /** Identifies the choice in a path: `step.next`, `session.start~new-visitor`, `after:sendTimeout.booking.submitting`. */
  id: string;
  kind: Exclude<TriggerKind, 'always'>;
  /** The event's type, or a description. */
  label: string;
  event: EventObject;
  /** The sample's name, if there are several samples. */
  sample: string | null;
  /** Keys of the transitions that the choice would take; empty if the machine ignores it now. */
  takes: readonly string[];
}

/** Formats a sample's name as words. */
export const wordsOf = (sample: string): string => sample.replaceAll('-', ' ');

/** Formats the choice with its sample. */
export const titleOf = ({ label, sample }: Choice): string =>
  sample === null ? label : `${label}, ${wordsOf(sample)}`;

import type { EventObject } from 'xstate';

import type { TriggerKind } from '../model/labels.ts';

/** Something that can happen next in the simulator: an event, a delay or a result. */
export interface Choice {
  /**
   * An id for the choice, which is used in links: `step.next`, `session.start~new-visitor`,
   * `after:sendTimeout.booking.submitting`.
   */
  id: string;
  kind: Exclude<TriggerKind, 'always'>;
  /** The type of the event, or a description. */
  label: string;
  event: EventObject;
  /** The name of the sample, if there are several samples. */
  sample: string | null;
  /**
   * The keys of the transitions that the choice would take; empty if the machine ignores the choice in its current
   * state.
   */
  takes: readonly string[];
  /** True if a guard could not run, so that it is not known what the choice would take. */
  isUnknown: boolean;
}

/** Formats the name of a sample as words. */
export const formatSample = (sample: string): string => sample.replaceAll('-', ' ');

/** Formats a choice with its label and the name of its sample. */
export const formatChoice = ({ label, sample }: Choice): string =>
  sample === null ? label : `${label}, ${formatSample(sample)}`;

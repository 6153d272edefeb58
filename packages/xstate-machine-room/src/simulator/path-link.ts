import type { Step } from './simulator.ts';

const MAX_STEPS = 200;
const STEP = /^[\w.:~-]{1,120}$/;

/** True if a link may contain the step. Links leave out custom events, because these may be personal. */
export const isNamed = (step: Step): step is string => typeof step === 'string';

/** Returns a hash with the steps of a path up to its first custom event. The steps need no encoding in a hash. */
export function hashOfPath(path: readonly Step[]): string {
  const typed = path.findIndex((step) => !isNamed(step));
  const named = path.slice(0, typed === -1 ? undefined : typed).filter(isNamed);
  return named.length === 0 ? '' : `#path=${named.join(',')}`;
}

/**
 * Parses the steps in a hash. Invalid text ends the path. It is not known whether the steps are possible until they
 * run.
 */
export function pathOfHash(hash: string): string[] {
  const path = new URLSearchParams(hash.slice(1)).get('path') ?? '';
  const steps = path.split(',').slice(0, MAX_STEPS);
  const end = steps.findIndex((step) => !STEP.test(step));
  return end === -1 ? steps : steps.slice(0, end);
}

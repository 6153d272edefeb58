import type { Step } from './simulator.ts';

const MAX_STEPS = 200;
const STEP = /^[\w.:~-]{1,120}$/;

/** True if a link may contain the step. Custom events may be personal, so links leave them out. */
export const isNamed = (step: Step): step is string => typeof step === 'string';

/** Returns the hash with the steps of a path up to the first custom event. Steps need no encoding there. */
export function hashOfPath(path: readonly Step[]): string {
  const typed = path.findIndex((step) => !isNamed(step));
  const named = path.slice(0, typed === -1 ? undefined : typed).filter(isNamed);
  return named.length === 0 ? '' : `#path=${named.join(',')}`;
}

/**
 * Parses the steps in a hash. Invalid text ends the path. Whether the steps are possible is known only when they run.
 */
export function pathOfHash(hash: string): string[] {
  const path = new URLSearchParams(hash.slice(1)).get('path') ?? '';
  const steps = path.split(',').slice(0, MAX_STEPS);
  const end = steps.findIndex((step) => !STEP.test(step));
  return end === -1 ? steps : steps.slice(0, end);
}

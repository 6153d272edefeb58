import type { Step } from './simulator.ts';

const MAX_STEPS = 200;
const STEP = /^[\w.:~-]{1,120}$/;

/** Whether a link can carry the step: what was typed by hand may be personal. */
export const isNamed = (step: Step): step is string => typeof step === 'string';

/** The fragment of an address that carries a path as far as it is named; its steps need no encoding there. */
export function hashOfPath(path: readonly Step[]): string {
  const typed = path.findIndex((step) => !isNamed(step));
  const named = path.slice(0, typed === -1 ? undefined : typed).filter(isNamed);
  return named.length === 0 ? '' : `#path=${named.join(',')}`;
}

/**
 * The path that an address's fragment carries; whether its steps are possible shows when it is run. Anything that is not
 * a step ends the path, since it came from outside.
 */
export function pathOfHash(hash: string): string[] {
  const path = new URLSearchParams(hash.slice(1)).get('path') ?? '';
  const steps = path.split(',').slice(0, MAX_STEPS);
  const end = steps.findIndex((step) => !STEP.test(step));
  return end === -1 ? steps : steps.slice(0, end);
}

import type { Step } from './simulator.ts';

const MAX_STEPS = 200;
const MAX_LENGTH = 120;

/** True if a link may contain the step. Links leave out custom events, because these may be personal. */
export const isNamed = (step: Step): step is string => typeof step === 'string';

/** Returns a hash with the encoded steps of a path up to its first custom event. */
export function formatHash(path: readonly Step[]): string {
  const typed = path.findIndex((step) => !isNamed(step));
  const named = path.slice(0, typed === -1 ? undefined : typed).filter(isNamed);
  return named.length === 0 ? '' : `#path=${named.map(encodeURIComponent).join(',')}`;
}

/** Decodes one step; an empty text if it is damaged. */
function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return '';
  }
}

/**
 * Parses the steps in a hash. Damaged or very long text ends the path. It is not known whether the steps are possible
 * until they run.
 */
export function parseHash(hash: string): string[] {
  const [, path = ''] = /^#(?:[^]*&)?path=([^&]*)/.exec(hash) ?? [];
  const steps = path.split(',').slice(0, MAX_STEPS).map(decode);
  const end = steps.findIndex((step) => step === '' || step.length > MAX_LENGTH);
  return end === -1 ? steps : steps.slice(0, end);
}

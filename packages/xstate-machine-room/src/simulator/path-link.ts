const MAX_STEPS = 200;
const STEP = /^[\w.:~-]{1,120}$/;

/** The fragment of an address that carries a path; its steps need no encoding there. */
export const hashOfPath = (path: readonly string[]): string =>
  path.length === 0 ? '' : `#path=${path.join(',')}`;

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

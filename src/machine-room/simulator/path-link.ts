const NAME = 'path';
const MAX_STEPS = 200;
const STEP = /^[\w.:~-]{1,120}$/;

/** The fragment of an address that carries a path. */
export const hashOfPath = (path: readonly string[]): string =>
  path.length === 0 ? '' : `#${NAME}=${path.map(encodeURIComponent).join(',')}`;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/**
 * The path that an address's fragment carries; whether its steps are possible shows when it is run. Anything that is not
 * a step ends the path, since it came from outside.
 */
export function pathOfHash(hash: string): string[] {
  const prefix = `#${NAME}=`;
  if (!hash.startsWith(prefix)) return [];
  const steps = hash.slice(prefix.length).split(',').slice(0, MAX_STEPS).map(decoded);
  const end = steps.findIndex((step) => !STEP.test(step));
  return end === -1 ? steps : steps.slice(0, end);
}

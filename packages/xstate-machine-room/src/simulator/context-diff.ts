export interface Change {
  /** The path in the context, such as `draft.email`. */
  path: string;
  before: string;
  after: string;
}

/** True for a plain object; false for actors and other class instances. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Shortens both values but keeps their difference. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? (value === undefined ? 'nothing' : typeof value);
  } catch {
    return 'what cannot be written down';
  }
}

/** Returns the differences between two contexts by field. Values that are not JSON are shown as their type. */
export function contextDiff(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      contextDiff(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  }
  const change = { path, before: textOf(before), after: textOf(after) };
  return change.before === change.after ? [] : [change];
}

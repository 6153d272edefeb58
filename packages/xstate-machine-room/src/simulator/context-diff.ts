export interface Change {
  /** The path of the value in the context, such as `draft.email`. */
  path: string;
  before: string;
  after: string;
}

/** True for a plain object; false for actors and other class instances. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Formats a value as JSON, or as its type if it is not JSON. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? (value === undefined ? 'nothing' : typeof value);
  } catch {
    return 'what cannot be written down';
  }
}

/**
 * Returns the differences between two contexts, field by field. For values that are not JSON, only the type is shown.
 */
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

export interface Change {
  /** Where in the context, such as `draft.email`. */
  path: string;
  before: string;
  after: string;
}

/** Whether this is an object with fields, and not an actor or another thing with a life of its own. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** As short as it goes without losing what differs. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? (value === undefined ? 'nothing' : typeof value);
  } catch {
    return 'what cannot be written down';
  }
}

/** What is different between two contexts, field by field. What is no JSON is told by its kind. */
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

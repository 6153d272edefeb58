export interface Change {
  /** Where in the context, such as `draft.email`. */
  path: string;
  before: string;
  after: string;
}

/** Whether this is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As short as it goes without losing what differs. */
function textOf(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** What is different between two contexts, field by field. Contexts are JSON. */
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

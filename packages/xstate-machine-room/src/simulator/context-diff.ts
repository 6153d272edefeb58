import { isRecord, shortValueText } from '../room/value-text.ts';

export interface Change {
  /** The path of the value in the context, such as `draft.email`. */
  path: string;
  before: string;
  after: string;
}

/** The number of levels that are compared field by field. The limit ends the comparison of objects with cycles. */
const MAX_DEPTH = 6;

const textOf = (value: unknown) => (value === undefined ? 'nothing' : shortValueText(value));

/** Returns the differences between two contexts, field by field. Values are formatted as JSON. */
export function contextDiff(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Change[] {
  if (Object.is(before, after)) return [];
  if (isRecord(before) && isRecord(after) && path.length < MAX_DEPTH) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      contextDiff(before[key], after[key], [...path, key]),
    );
  }
  const change = { before: textOf(before), after: textOf(after) };
  return change.before === change.after ? [] : [{ path: path.join('.'), ...change }];
}

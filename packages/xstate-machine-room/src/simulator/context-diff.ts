import { isRecord, formatShortValue } from '../room/value-text.ts';

export interface Change {
  /** The path of the value in the context, such as `draft.email`. */
  path: string;
  before: string;
  after: string;
}

/** The number of levels that are compared field by field. The limit ends the comparison of objects with cycles. */
const MAX_DEPTH = 6;

const formatOrNothing = (value: unknown) =>
  value === undefined ? 'nothing' : formatShortValue(value);

/** Returns the differences between two contexts, field by field. Values are formatted as JSON. */
export function compareContexts(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Change[] {
  if (Object.is(before, after)) return [];
  if (isRecord(before) && isRecord(after) && path.length < MAX_DEPTH) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      compareContexts(before[key], after[key], [...path, key]),
    );
  }
  const change = { before: formatOrNothing(before), after: formatOrNothing(after) };
  return change.before === change.after ? [] : [{ path: path.join('.'), ...change }];
}

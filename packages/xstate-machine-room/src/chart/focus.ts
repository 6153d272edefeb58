import type { Layout } from '../layout/layout.ts';

/** Returns the ids of the states, of all states inside them, and of the arrows that start or end at one of these. */
export function relatedTo(stateIds: readonly string[], { boxes, arrows }: Layout): Set<string> {
  const related = new Set(stateIds);
  // Parents come before their children.
  for (const { id, parent } of boxes) {
    if (parent !== null && related.has(parent)) related.add(id);
  }
  const direct = arrows.filter(({ source, target }) => related.has(source) || related.has(target));
  return new Set([...related, ...direct.map(({ id }) => id)]);
}

import { labelsOf, type Layout } from '../layout/layout.ts';

/**
 * Returns the ids of the states, of all states inside them, and of the arrows that start or end at one of these, and the
 * keys of the labels without an arrow that lead to one of these.
 */
export function relatedTo(stateIds: readonly string[], layout: Layout): Set<string> {
  const { boxes, arrows } = layout;
  const related = new Set(stateIds);
  // Parents come before their children.
  for (const { id, parent } of boxes) {
    if (parent !== null && related.has(parent)) related.add(id);
  }
  const direct = arrows.filter(({ source, target }) => related.has(source) || related.has(target));
  const labels = labelsOf(layout).filter(({ targets }) => targets.some((id) => related.has(id)));
  return new Set([...related, ...direct.map(({ id }) => id), ...labels.map(({ key }) => key)]);
}

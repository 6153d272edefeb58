import { listLabels, type Layout, type TransitionLabel } from '../layout/layout.ts';

/**
 * Returns what is not dimmed while a chart is focused on these parts, which are ids of states and keys of labels. A state
 * shows the states inside it, the arrows at its border and the labels that lead to it. A label shows its arrow and the
 * boxes at both ends, but not their other labels.
 */
export function findRelated(parts: readonly string[], layout: Layout): Set<string> {
  const { boxes, arrows } = layout;
  const states = new Set(parts);
  // Parents come before their children.
  for (const { id, parent } of boxes) {
    if (parent !== null && states.has(parent)) states.add(id);
  }
  const owners = [
    ...boxes.filter(({ id }) => states.has(id)),
    ...arrows.filter(({ source, target }) => states.has(source) || states.has(target)),
  ];
  const labels = [
    ...owners.flatMap((owner) => owner.labels),
    ...listLabels(layout).filter(({ targets }) => targets.some((id) => states.has(id))),
  ];
  const isFound = ({ key }: TransitionLabel) => parts.includes(key);
  const found = [...boxes, ...arrows].filter((owner) => owner.labels.some(isFound));
  const ends = found.flatMap((owner) => [
    ...('source' in owner ? [owner.source, owner.target] : []),
    ...owner.labels.filter(isFound).flatMap(({ targets }) => targets),
  ]);
  const ids = [...owners, ...found].map(({ id }) => id);
  return new Set([...states, ...ids, ...ends, ...labels.map(({ key }) => key)]);
}

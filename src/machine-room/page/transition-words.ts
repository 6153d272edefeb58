import type { Anatomy, TransitionAnatomy } from '#machine-room/anatomy/anatomy.ts';

/** An id without the machine's name in front, as it stands in the chart. */
const shortName = (id: string, anatomy: Anatomy) => id.replace(`${anatomy.id}.`, '');

/** What stands behind a transition's label: its condition, where it leads, what it does. */
export function restOf(
  { guard, targets, source, actions, reenter }: TransitionAnatomy,
  anatomy: Anatomy,
): string {
  const condition = guard === null ? '' : `if ${guard}`;
  const isLoop = reenter && targets.length === 1 && targets[0] === source;
  const way = isLoop
    ? 'enters this state anew'
    : targets.length > 0
      ? `goes to ${targets.map((target) => shortName(target, anatomy)).join(' and ')}`
      : 'stays';
  const effect = actions.length === 0 ? '' : `(${actions.join(', ')})`;
  return [condition, way, effect].filter((part) => part !== '').join(' ');
}

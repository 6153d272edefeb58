import type { Anatomy, StateAnatomy, TransitionAnatomy } from '../anatomy/anatomy.ts';

/** What stands behind a transition's label: its condition, where it leads, what it does. */
function restOf(transition: TransitionAnatomy, machine: string): string {
  const { guard, targets, source, actions, reenter } = transition;
  const isLoop = reenter && targets.length === 1 && targets[0] === source;
  const goals = targets.map((target) => target.replace(`${machine}.`, '')).join(' and ');
  const way = goals === '' ? 'stays' : `goes to ${goals}`;
  return [
    ...(guard === null ? [] : [`if ${guard}`]),
    isLoop ? 'enters this state anew' : way,
    ...(actions.length === 0 ? [] : [`(${actions.join(', ')})`]),
  ].join(' ');
}

/** One thing that happens in a state: a transition under its label, or a plain sentence. */
interface Happening {
  readonly key: string;
  readonly label: string | null;
  readonly text: string;
}

/** What happens in a state, line by line. */
export function happeningsIn(state: StateAnatomy, anatomy: Anatomy): readonly Happening[] {
  const { id, tags, invokes, entry, exit, output, meta } = state;
  const sentences = [
    { names: tags, text: 'Tags: ' },
    { names: invokes, text: 'While in it, runs ' },
    { names: entry, text: 'On entry: ' },
    { names: exit, text: 'On exit: ' },
    { names: output === null ? [] : [output], text: 'Gives ' },
    { names: meta === null ? [] : [meta], text: 'Meta: ' },
  ].filter(({ names }) => names.length > 0);
  return [
    ...sentences.map(({ names, text }) => ({
      key: text,
      label: null,
      text: `${text}${names.join(', ')}.`,
    })),
    ...anatomy.transitions
      .filter(({ source }) => source === id)
      .map((transition) => ({
        key: transition.key,
        label: transition.label,
        text: restOf(transition, anatomy.id),
      })),
  ];
}

const kindWords = {
  atomic: '',
  compound: '',
  parallel: ', whose states are active together',
  final: ', the end',
  history: ', where it was left',
} as const;

/** What stands behind a state's name: whether its parent begins there, and its kind where that is not plain. */
export const kindOf = ({ id, type, isDeep }: StateAnatomy, parent: StateAnatomy): string =>
  [
    parent.initial === id ? ' (begins here)' : '',
    kindWords[type],
    isDeep ? ', down to the innermost states' : '',
  ].join('');

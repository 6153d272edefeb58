import type { Anatomy, StateAnatomy, TransitionAnatomy } from '../anatomy/anatomy.ts';

/** Returns the description of a transition: its guard, target and actions. */
function restOf(transition: TransitionAnatomy, machine: string): string {
  const { guard, targets, source, actions, reenter } = transition;
  const isLoop = reenter && targets.length === 1 && targets[0] === source;
  const goals = targets.map((target) => target.replace(`${machine}.`, '')).join(' and ');
  const way = goals === '' ? 'stays' : `goes to ${goals}`;
  return [
    ...(guard === null ? [] : [`if ${guard}`]),
    isLoop ? 're-enters this state' : way,
    ...(actions.length === 0 ? [] : [`(${actions.join(', ')})`]),
  ].join(' ');
}

/** Lists the transitions and actions of a state. Each is a label with a description, or a sentence. */
export function happeningsIn(state: StateAnatomy, { id: machine, transitions }: Anatomy) {
  const { id, tags, invokes, entry, exit, output, meta } = state;
  const sentences = Object.entries({
    'Tags: ': tags,
    'While in it, runs ': invokes,
    'On entry: ': entry,
    'On exit: ': exit,
    'Gives ': output === null ? [] : [output],
    'Meta: ': meta === null ? [] : [meta],
  }).filter(([, names]) => names.length > 0);
  return [
    ...sentences.map(([key, names]) => ({ key, label: null, text: `${key}${names.join(', ')}.` })),
    ...transitions
      .filter(({ source }) => source === id)
      .map((transition) => {
        const { key, label } = transition;
        return { key, label, text: restOf(transition, machine) };
      }),
  ];
}

const kindWords = {
  atomic: '',
  compound: '',
  parallel: ', whose states are active together',
  final: ', the end',
  history: ', where it was last',
} as const;

/**
 * Returns the note after the name of a state. It says whether the state is the initial state, and which kind it is if
 * it is not a plain state.
 */
export const kindOf = ({ id, type, isDeep }: StateAnatomy, parent: StateAnatomy): string =>
  [
    parent.initial === id ? ' (begins here)' : '',
    kindWords[type],
    isDeep ? ', down to the innermost states' : '',
  ].join('');

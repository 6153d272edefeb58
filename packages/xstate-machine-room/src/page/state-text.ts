import type { MachineModel, StateModel, TransitionModel } from '../model/model.ts';

/** Returns the words for a transition: its guard, target and actions, and its description. */
function describeTransition(transition: TransitionModel, { states }: MachineModel): string {
  const { guard, targets, actions, description, isForbidden, isReentering, source } = transition;
  const goals = targets
    .map((target) => states.find(({ id }) => id === target)?.path || target)
    .join(' and ');
  const isSelf = targets.length > 0 && targets.every((target) => target === source);
  const way = goals === '' ? (isForbidden ? 'is ignored' : 'stays') : `goes to ${goals}`;
  return [
    ...(guard === null ? [] : [`if ${guard}`]),
    isSelf && isReentering
      ? 're-enters this state'
      : isReentering
        ? `re-enters this state and ${way}`
        : way,
    ...(actions.length === 0 ? [] : [`(${actions.join(', ')})`]),
    ...(description === null ? [] : [`– ${description}`]),
  ].join(' ');
}

/** Lists the transitions and actions of a state. Each is a label with a description, or a sentence. */
export function listStateFacts(state: StateModel, model: MachineModel) {
  const { id, customId, tags, invokes, entry, exit, output, meta, defaults } = state;
  const names = model.states.filter((other) => defaults.includes(other.id)).map(({ path }) => path);
  const sentences = Object.entries({
    'Id: ': customId === null ? [] : [customId],
    'Tags: ': tags,
    'Leads at first to ': names,
    'While in it, runs ': invokes,
    'On entry: ': entry,
    'On exit: ': exit,
    'Gives ': output === null ? [] : [output],
    'Meta: ': meta === null ? [] : [meta],
  }).filter(([, words]) => words.length > 0);
  return [
    ...sentences.map(([key, words]) => ({ key, label: null, text: `${key}${words.join(', ')}.` })),
    ...model.transitions
      .filter(({ source }) => source === id)
      .map((transition) => {
        const { key, label } = transition;
        return { key, label, text: describeTransition(transition, model) };
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
export const describeKind = ({ id, type, isDeep }: StateModel, parent: StateModel): string =>
  [
    parent.initial === id ? ' (begins here)' : '',
    kindWords[type],
    isDeep ? ', down to the innermost states' : '',
  ].join('');

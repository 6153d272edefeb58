import type { MachineModel, StateModel, TransitionModel } from '../model/model.ts';

function describeResult(transition: TransitionModel, { states }: MachineModel): string {
  const { targets, actions, description, isForbidden, isReentering, source } = transition;
  const goals = targets
    .map((target) => states.find(({ id }) => id === target)?.path || target)
    .join(' and ');
  const isSelf = targets.length > 0 && targets.every((target) => target === source);
  const way = goals === '' ? (isForbidden ? 'is ignored' : 'stays') : `goes to ${goals}`;
  return [
    isSelf && isReentering
      ? 're-enters this state'
      : isReentering
        ? `re-enters this state and ${way}`
        : way,
    ...(actions.length === 0 ? [] : [`(${actions.join(', ')})`]),
    ...(description === null ? [] : [`– ${description}`]),
  ].join(' ');
}

/** Describes the transitions of a state in words. The condition is empty if there is none. */
export const describeTransitions = ({ id }: StateModel, model: MachineModel) =>
  model.transitions
    .filter(({ source }) => source === id)
    .map((transition) => ({
      key: transition.key,
      trigger: transition.label,
      condition: transition.guard === null ? '' : `if ${transition.guard}`,
      result: describeResult(transition, model),
    }));

/** Lists everything about a state but its transitions, in sentences. The page shows the machine's own description. */
export function describeState(state: StateModel, { states }: MachineModel): string[] {
  const { description, customId, tags, invokes, entry, exit, output, meta, defaults } = state;
  const names = states.filter(({ id }) => defaults.includes(id)).map(({ path }) => path);
  const facts = Object.entries({
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
    ...(description === null || state.parent === null ? [] : [description]),
    ...facts.map(([start, words]) => `${start}${words.join(', ')}.`),
  ];
}

const kindWords = {
  atomic: '',
  compound: '',
  parallel: ', whose states are active together',
  final: ', the end',
  history: ', where it was last',
} as const;

/** Says whether the state is the initial state of its parent, and which kind it is if it is not a plain state. */
export function describeKind({ id, type, isDeep, parent }: StateModel, { states }: MachineModel) {
  const isInitial = states.some((state) => state.id === parent && state.initial === id);
  const depth = isDeep ? ', down to the innermost states' : '';
  return `${isInitial ? ' (begins here)' : ''}${kindWords[type]}${depth}`;
}

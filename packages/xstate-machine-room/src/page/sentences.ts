import { toWords } from '../model/entry.ts';
import type { MachineModel, StateModel, TransitionModel } from '../model/model.ts';

const formatState = ({ path, name }: StateModel): string =>
  path === '' ? `any state of ${toWords(name)}` : path.split('.').map(toWords).join(', ');

function formatTrigger({ kind, label }: TransitionModel): string {
  if (kind === 'always') return 'at once';
  return kind === 'event' ? toWords(label) : label;
}

function formatResult(transition: TransitionModel, { states }: MachineModel): string {
  const { targets, isForbidden, isReentering, actions } = transition;
  const goals = targets.flatMap((target) => states.find(({ id }) => id === target) ?? []);
  const way =
    goals.length === 0
      ? isForbidden
        ? 'is ignored'
        : 'changes no state'
      : `leads to ${goals.map(formatState).join(' and ')}`;
  const effects = actions.length === 0 ? '' : `; does ${actions.map(toWords).join(', ')}`;
  return `${way}${isReentering ? ' and starts it again' : ''}${effects}`;
}

/** One transition in plain words. */
export interface Sentence {
  readonly key: string;
  /** The state, such as `editing, trip`. */
  readonly state: string;
  readonly trigger: string;
  /** The condition; empty if there is none. */
  readonly condition: string;
  readonly result: string;
}

/** Describes every transition in plain words, in the order of the states. */
export const describeTransitions = (model: MachineModel): Sentence[] =>
  model.states.flatMap((state) =>
    model.transitions
      .filter(({ source }) => source === state.id)
      .map((transition) => {
        const { key, guard, description } = transition;
        const result = formatResult(transition, model);
        return {
          key,
          state: formatState(state),
          trigger: formatTrigger(transition),
          condition: guard === null ? '' : `if ${toWords(guard)}`,
          result: description === null ? `${result}.` : `${result}. ${description}`,
        };
      }),
  );

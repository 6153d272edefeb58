import { isContainer, type MachineModel, type StateModel } from './model.ts';

type Nested = Pick<StateModel, 'id' | 'parent' | 'name' | 'type'>;

/** The maximum length of the name of the states inside a closed box. It keeps the box small. */
const MAX_NAME = 34;

function formatNested(outer: Nested, states: readonly Nested[]): string {
  const names = states
    .filter(({ parent, type }) => parent === outer.id && type !== 'history')
    .map((child) => [child.name, formatNested(child, states)].filter(Boolean).join('.'));
  if (outer.type === 'parallel') return names.join(' · ');
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

/**
 * Formats the states inside a state, such as `in review.ready`. Of the children of a compound state, only the one with
 * the longest name is shown, because only one can be active.
 */
export function formatInside(outer: Nested, states: readonly Nested[]): string {
  const name = formatNested(outer, states);
  return `in ${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name}`;
}

/**
 * Returns the model of a chart in which only one state and its ancestors are open. Every other state with child states
 * is one closed box. Transitions from or to hidden states start or end at the box, and those inside it are left out.
 */
function collapse(model: MachineModel, openId: string): MachineModel {
  const parents = new Map(model.states.map(({ id, parent }) => [id, parent]));
  const pathTo = (id: string | null): string[] =>
    id === null ? [] : [...pathTo(parents.get(id) ?? null), id];
  const open = new Set(pathTo(openId));
  const boxes = new Map(
    model.states.map(({ id }) => [id, pathTo(id).find((outer) => !open.has(outer)) ?? id]),
  );
  /** Returns the closed boxes that contain these states. A state that is not hidden is returned unchanged. */
  const findBoxes = (ids: readonly string[]) => [...new Set(ids.map((id) => boxes.get(id) ?? id))];

  function collapseState(state: StateModel): StateModel {
    const { id, defaults } = state;
    if (!isContainer(state) || open.has(id)) return { ...state, defaults: findBoxes(defaults) };
    const inside = model.states.filter(
      (inner) => inner.type !== 'history' && inner !== state && boxes.get(inner.id) === id,
    );
    return {
      ...state,
      type: 'atomic',
      initial: null,
      hiddenCount: inside.length,
      longestInside: formatInside(state, model.states),
    };
  }

  const states = model.states.filter(({ id }) => boxes.get(id) === id).map(collapseState);
  const closed = new Set(states.filter(({ hiddenCount }) => hiddenCount > 0).map(({ id }) => id));
  const transitions = model.transitions.flatMap((transition) => {
    const { isInward, targets } = transition;
    const [source = ''] = findBoxes([transition.source]);
    if (!closed.has(source)) {
      return { ...transition, targets: isInward ? targets : findBoxes(targets) };
    }
    // Only a transition of the box itself may enter the box again.
    const isLoop = source === transition.source && !isInward;
    const outside = findBoxes(targets).filter((target) => target !== source || isLoop);
    return outside.length === 0 ? [] : { ...transition, source, targets: outside };
  });
  return { ...model, id: openId, states, transitions };
}

/** The maximum number of transitions in all collapsed charts of a machine. Their layout takes some seconds. */
const MAX_TRANSITIONS = 500;

/**
 * Returns the models of the charts in which one path of states is open, in document order; none if no states are nested.
 * The id of each model is the id of the innermost open state. The chart in which all states are open is not among them.
 * A very large machine has only the first chart, in which all states are closed.
 */
export function createCollapsedModels(model: MachineModel): MachineModel[] {
  const models = model.states
    .filter(isContainer)
    .map(({ id }) => collapse(model, id))
    .filter(({ states }) => states.length < model.states.length);
  const isLarge = models.flatMap(({ transitions }) => transitions).length > MAX_TRANSITIONS;
  return isLarge ? models.slice(0, 1) : models;
}

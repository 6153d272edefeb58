import {
  isContainer,
  listNotes,
  type MachineModel,
  type StateModel,
  type TransitionModel,
} from './model.ts';

/**
 * Escapes a text for Mermaid: a line break or a `;` ends a statement, `#` begins an entity, and a colon inside a label
 * is an error up to Mermaid 11.4.
 */
const escape = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[#;:"<>{}]/g, (character) => `#${character.charCodeAt(0)};`);

const formatTransition = (transition: TransitionModel): string => {
  const { label, guard, actions, isForbidden, isInward, isReentering } = transition;
  return [
    label,
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(isForbidden ? ['is ignored'] : []),
    ...(isInward && isReentering ? ['re-enters'] : []),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join(' ');
};

/** The words that Mermaid does not accept as the id of a state. */
const keywords =
  /^(?:accdescr|acctitle|class|classdef|click|default|end|href|note|scale|state|style)$/i;

/** Returns a machine as a Mermaid state diagram. GitHub and similar sites render such diagrams. */
export function toMermaid({ id: machine, states, transitions }: MachineModel): string {
  /**
   * Top-level lines that must come at the end: the arrows that leave a box. If such an arrow were inside the box,
   * Mermaid would move the arrow's target into the box.
   */
  const late: string[] = [];

  const ids = new Map<string, string>();
  for (const { id, path } of states) {
    const letters = (path || machine).replaceAll(/\W/g, '_');
    // Names such as `a-b` and `a b` would get the same id, but are two states. Some names are keywords of Mermaid.
    const isTaken = [...ids.values()].includes(letters) || keywords.test(letters);
    ids.set(id, isTaken ? `${letters}_${ids.size}` : letters);
  }
  const idOf = (id: string) => ids.get(id) ?? '';
  const parentOf = (id: string) => states.find((state) => state.id === id)?.parent ?? null;
  const transitionsOf = ({ id }: StateModel) => transitions.filter(({ source }) => source === id);

  /**
   * Lists the lines in the box of a state: its notes, and all transitions that have no arrow. Mermaid cannot draw an
   * arrow to a descendant.
   */
  const listLines = (state: StateModel): string[] => [
    ...(state.tags.length > 0 ? [`tags / ${state.tags.join(', ')}`] : []),
    ...listNotes(state),
    ...transitionsOf(state)
      .filter(({ isInward }) => isInward)
      .map((way) =>
        [formatTransition(way), ...way.targetNames.map((name) => `→ ${name}`)].join(' '),
      ),
  ];

  function addNote(state: string, lines: readonly string[]) {
    if (lines.length === 0) return;
    const escaped = lines.map((line) => `    ${escape(line)}`);
    late.push(`  note right of ${idOf(state)}`, ...escaped, '  end note');
  }

  function drawBox(state: StateModel, indent: string): string[] {
    addNote(state.id, listLines(state));
    return [
      `${indent}state "${escape(state.name)}" as ${idOf(state.id)} {`,
      ...drawContents(state, `${indent}  `),
      `${indent}}`,
    ];
  }

  function drawState(state: StateModel, indent: string): string[] {
    const id = idOf(state.id);
    const name = state.type === 'history' ? (state.isDeep ? 'H*' : 'H') : escape(state.name);
    return [
      `${indent}state "${name}" as ${id}`,
      ...listLines(state).map((line) => `${indent}${id} : ${escape(line)}`),
      ...(state.type === 'final' ? [`${indent}${id} --> [*]`] : []),
      ...state.defaults.map((target) => `${indent}${id} --> ${idOf(target)}`),
    ];
  }

  function drawArrows(state: StateModel, indent: string): string[] {
    const here: string[] = [];
    for (const transition of transitionsOf(state).filter(({ isInward }) => !isInward)) {
      for (const target of transition.targets) {
        const arrow = `${idOf(state.id)} --> ${idOf(target)} : ${escape(formatTransition(transition))}`;
        if (parentOf(target) === state.parent) here.push(indent + arrow);
        else late.push(`  ${arrow}`);
      }
    }
    return here;
  }

  function drawContents(container: StateModel, indent: string): string[] {
    const children = states.filter(({ parent }) => parent === container.id);
    const boxes = children.map((child) =>
      (isContainer(child) ? drawBox : drawState)(child, indent),
    );
    const parted = boxes.flatMap((lines, index) =>
      container.type === 'parallel' && index > 0 ? [`${indent}--`, ...lines] : lines,
    );
    const start = container.initial === null ? [] : [`${indent}[*] --> ${idOf(container.initial)}`];
    return [...parted, ...start, ...children.flatMap((child) => drawArrows(child, indent))];
  }

  const [root] = states;
  if (!root) return '';
  // Mermaid rejects the separator of regions, `--`, at the top level. A parallel machine is therefore wrapped in a box.
  const isBoxed = root.type === 'parallel';
  const body = isBoxed ? drawBox(root, '  ') : drawContents(root, '  ');
  // The machine itself has no box, so its lines are in a note beside its initial state.
  const own = listLines(root);
  if (root.initial !== null && own.length > 0) addNote(root.initial, ['In every state', ...own]);
  return ['stateDiagram-v2', ...body, ...late, ''].join('\n');
}

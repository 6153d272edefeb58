import {
  isContainer,
  notesOf,
  type Anatomy,
  type StateAnatomy,
  type TransitionAnatomy,
} from './anatomy.ts';

/** `;` ends a statement, `#` begins an entity, and a colon inside a label is an error up to Mermaid 11.4. */
const escape = (text: string) =>
  text.replace(/[#;:"<>{}]/g, (character) => `#${character.charCodeAt(0)};`);

const wordsOf = ({ label, guard, actions }: TransitionAnatomy): string =>
  [
    label,
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join(' ');

class Diagram {
  readonly #anatomy: Anatomy;
  /** Lines for the end, at top level: inside a box, an arrow that leaves it would pull its target in. */
  readonly #late: string[] = [];

  constructor(anatomy: Anatomy) {
    this.#anatomy = anatomy;
  }

  text(): string {
    const [root] = this.#anatomy.states;
    if (!root) return '';
    // `--`, which parts regions, is illegal at top level, so a parallel machine gets a box of its own.
    const body = root.type === 'parallel' ? this.#box(root, '  ') : this.#contents(root, '  ');
    if (root.type !== 'parallel') this.#addRootNote(root);
    return ['stateDiagram-v2', ...body, ...this.#late, ''].join('\n');
  }

  #idOf(id: string): string {
    const { id: machine } = this.#anatomy;
    const path = id.startsWith(`${machine}.`) ? id.slice(machine.length + 1) : id;
    return path.replaceAll(/[^A-Za-z0-9]/g, '_');
  }

  #parentOf(id: string): string | null {
    return this.#anatomy.states.find((state) => state.id === id)?.parent ?? null;
  }

  #transitionsOf({ id }: StateAnatomy): TransitionAnatomy[] {
    return this.#anatomy.transitions.filter(({ source }) => source === id);
  }

  /** What happens in a state without leaving it. */
  #notesOf(state: StateAnatomy): string[] {
    return [
      ...notesOf(state),
      ...this.#transitionsOf(state)
        .filter(({ targets }) => targets.length === 0)
        .map(wordsOf),
    ];
  }

  #addNote(state: string, lines: readonly string[]) {
    if (lines.length === 0) return;
    this.#late.push(`  note right of ${this.#idOf(state)}`);
    this.#late.push(...lines.map((line) => `    ${escape(line)}`), '  end note');
  }

  /** The whole machine has no box to write on, so its own lines stand beside the state it begins with. */
  #addRootNote(root: StateAnatomy) {
    const ways = this.#transitionsOf(root).flatMap((transition) =>
      transition.targets.map((target) => `${wordsOf(transition)} → ${this.#idOf(target)}`),
    );
    const lines = [...this.#notesOf(root), ...ways];
    if (root.initial === null || lines.length === 0) return;
    this.#addNote(root.initial, ['In every state', ...lines]);
  }

  #box(state: StateAnatomy, indent: string): string[] {
    this.#addNote(state.id, this.#notesOf(state));
    return [
      `${indent}state "${escape(state.name)}" as ${this.#idOf(state.id)} {`,
      ...this.#contents(state, `${indent}  `),
      `${indent}}`,
    ];
  }

  #plain(state: StateAnatomy, indent: string): string[] {
    const id = this.#idOf(state.id);
    const name = state.type === 'history' ? 'H' : escape(state.name);
    return [
      `${indent}state "${name}" as ${id}`,
      ...this.#notesOf(state).map((line) => `${indent}${id} : ${escape(line)}`),
      ...(state.type === 'final' ? [`${indent}${id} --> [*]`] : []),
    ];
  }

  #arrows(state: StateAnatomy, indent: string): string[] {
    const here: string[] = [];
    for (const transition of this.#transitionsOf(state)) {
      for (const target of transition.targets) {
        const arrow = `${this.#idOf(state.id)} --> ${this.#idOf(target)} : ${escape(wordsOf(transition))}`;
        if (this.#parentOf(target) === state.parent) here.push(indent + arrow);
        else this.#late.push(`  ${arrow}`);
      }
    }
    return here;
  }

  #contents(container: StateAnatomy, indent: string): string[] {
    const children = this.#anatomy.states.filter(({ parent }) => parent === container.id);
    const boxes = children.map((child) =>
      isContainer(child) ? this.#box(child, indent) : this.#plain(child, indent),
    );
    const parted = boxes.flatMap((lines, index) =>
      container.type === 'parallel' && index > 0 ? [`${indent}--`, ...lines] : lines,
    );
    const start =
      container.initial === null ? [] : [`${indent}[*] --> ${this.#idOf(container.initial)}`];
    return [...parted, ...start, ...children.flatMap((child) => this.#arrows(child, indent))];
  }
}

/** A machine as the text of a Mermaid state diagram, which code hosts draw. */
export const mermaidOf = (anatomy: Anatomy): string => new Diagram(anatomy).text();

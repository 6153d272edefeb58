import type { TransitionModel } from '../model/model.ts';

import type { Chip, Phrase } from './layout.ts';
import { size } from './size.ts';
import type { TextWidth } from './text-width.ts';

const SPACE = 3;

function phrasesOf(transition: TransitionModel): Phrase[] {
  const { label, guard, actions, targetNames, isInward, isReentering } = transition;
  const conditions = guard === null ? [] : `[${guard}]`.split(/ (?=and |or )/);
  // A second arrow means that the transition exits its source state and enters it again.
  const arrow = isReentering ? '→→' : '→';
  const goals = isInward ? targetNames.map((name) => `${arrow} ${name}`) : [];
  const effects = actions.length === 0 ? [] : `/ ${actions.join(', ')}`.split(/(?<=,) /);
  return [
    { text: label, role: 'trigger' },
    ...conditions.map((text): Phrase => ({ text, role: 'guard' })),
    ...goals.map((text): Phrase => ({ text, role: 'goal' })),
    ...effects.map((text): Phrase => ({ text, role: 'effect' })),
  ];
}

const lengthOf = (line: readonly Phrase[]) =>
  line.reduce((sum, { text }) => sum + text.length + 1, -1);

/** Distributes phrases over as few lines as possible. */
function fill(phrases: readonly Phrase[], maxLength: number): Phrase[][] {
  const lines: Phrase[][] = [];
  for (const phrase of phrases) {
    const last = lines.at(-1);
    if (last && lengthOf([...last, phrase]) <= maxLength) last.push(phrase);
    else lines.push([phrase]);
  }
  return lines;
}

const lineWidth = (line: readonly Phrase[], textWidth: TextWidth) =>
  line.reduce(
    (sum, { text, role }) =>
      sum + SPACE + textWidth(text, size.text, role === 'trigger' ? 'bold' : 'regular'),
    -SPACE,
  );

/** Creates and measures the label of a transition. Its lines have about `maxLength` characters. */
export function chipOf(transition: TransitionModel, maxLength: number, textWidth: TextWidth): Chip {
  const { key, kind, isForbidden } = transition;
  const lines = fill(phrasesOf(transition), maxLength);
  return {
    key,
    kind,
    isForbidden,
    lines,
    x: 0,
    y: 0,
    width:
      Math.ceil(Math.max(...lines.map((line) => lineWidth(line, textWidth)))) + 2 * size.chipPadX,
    height: lines.length * size.line + 2 * size.chipPadY,
  };
}

/** Returns the size of the area that the labels cover. */
export const extent = (chips: readonly Chip[]): { width: number; height: number } => ({
  width: Math.max(0, ...chips.map(({ x, width }) => x + width)),
  height: Math.max(0, ...chips.map(({ y, height }) => y + height)),
});

/**
 * Places labels side by side in rows. If the width is 0, each label has a separate row. The first row may start further
 * to the right, after the name of a state.
 */
export function inRows(chips: readonly Chip[], maxWidth: number, firstX = 0): Chip[] {
  let x = firstX;
  let y = 0;
  let rowHeight = firstX > 0 ? size.header - 2 * size.gap : 0;
  return chips.map((chip) => {
    if (x > 0 && x + chip.width > maxWidth) {
      x = 0;
      y += rowHeight + size.gap;
      rowHeight = 0;
    }
    const placed = { ...chip, x, y };
    x += chip.width + size.gap;
    rowHeight = Math.max(rowHeight, chip.height);
    return placed;
  });
}

/** Places each label in the middle of a separate row. */
export function stacked(chips: readonly Chip[]): Chip[] {
  const { width } = extent(chips);
  return inRows(chips, 0).map((chip) => ({ ...chip, x: Math.round((width - chip.width) / 2) }));
}

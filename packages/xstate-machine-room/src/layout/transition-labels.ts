import type { TransitionModel } from '../model/model.ts';

import type { TransitionLabel, Phrase } from './layout.ts';
import { size } from './size.ts';
import type { TextWidth } from './text-width.ts';

const SPACE = 3;

function createPhrases(transition: TransitionModel): Phrase[] {
  const { label, guard, actions, targetNames, isInward, isReentering } = transition;
  const conditions = guard === null ? [] : `[${guard}]`.split(/ (?=and |or )/);
  // The sign means that the transition exits its source state and enters it again.
  const sign = isReentering ? ' ↻' : '';
  const goals = isInward ? targetNames.map((name) => `→ ${name}${sign}`) : [];
  const effects = actions.length === 0 ? [] : `/ ${actions.join(', ')}`.split(/(?<=,) /);
  return [
    { text: label, role: 'trigger' },
    ...conditions.map((text): Phrase => ({ text, role: 'guard' })),
    ...goals.map((text): Phrase => ({ text, role: 'goal' })),
    ...effects.map((text): Phrase => ({ text, role: 'effect' })),
  ];
}

const measureLength = (line: readonly Phrase[]) =>
  line.reduce((sum, { text }) => sum + text.length + 1, -1);

/** Distributes phrases over as few lines as possible. */
function fillLines(phrases: readonly Phrase[], maxLength: number): Phrase[][] {
  const lines: Phrase[][] = [];
  for (const phrase of phrases) {
    const last = lines.at(-1);
    if (last && measureLength([...last, phrase]) <= maxLength) last.push(phrase);
    else lines.push([phrase]);
  }
  return lines;
}

const measureWidth = (line: readonly Phrase[], textWidth: TextWidth) =>
  line.reduce(
    (sum, { text, role }) =>
      sum + SPACE + textWidth(text, size.text, role === 'trigger' ? 'bold' : 'regular'),
    -SPACE,
  );

/** Creates and measures the label of a transition. Its lines have about `maxLength` characters. */
export function createLabel(
  transition: TransitionModel,
  maxLength: number,
  textWidth: TextWidth,
): TransitionLabel {
  const { key, kind, isForbidden, isInward, targets } = transition;
  const lines = fillLines(createPhrases(transition), maxLength);
  return {
    key,
    kind,
    isForbidden,
    targets: isInward ? targets : [],
    lines,
    x: 0,
    y: 0,
    width:
      Math.ceil(Math.max(...lines.map((line) => measureWidth(line, textWidth)))) +
      2 * size.labelPadX,
    height: lines.length * size.line + 2 * size.labelPadY,
  };
}

/** Returns the size of the area that the labels cover. */
export const measureArea = (
  labels: readonly TransitionLabel[],
): { width: number; height: number } => ({
  width: Math.max(0, ...labels.map(({ x, width }) => x + width)),
  height: Math.max(0, ...labels.map(({ y, height }) => y + height)),
});

/**
 * Places labels side by side in rows. If the width is 0, each label has a separate row. The first row may start further
 * to the right, after the name of a state.
 */
export function placeInRows(
  labels: readonly TransitionLabel[],
  maxWidth: number,
  firstX = 0,
): TransitionLabel[] {
  let x = firstX;
  let y = 0;
  let rowHeight = firstX > 0 ? size.header - 2 * size.gap : 0;
  return labels.map((label) => {
    if (x > 0 && x + label.width > maxWidth) {
      x = 0;
      y += rowHeight + size.gap;
      rowHeight = 0;
    }
    const placed = { ...label, x, y };
    x += label.width + size.gap;
    rowHeight = Math.max(rowHeight, label.height);
    return placed;
  });
}

/** Places each label in the middle of a separate row. */
export function stackLabels(labels: readonly TransitionLabel[]): TransitionLabel[] {
  const { width } = measureArea(labels);
  return placeInRows(labels, 0).map((label) => ({
    ...label,
    x: Math.round((width - label.width) / 2),
  }));
}

import { leadsInward, type TransitionAnatomy } from '../anatomy/anatomy.ts';

import type { Chip, Phrase } from './drawing.ts';
import { size } from './size.ts';
import type { TextWidth } from './text-width.ts';

const SPACE = 3;

function phrasesOf(transition: TransitionAnatomy): Phrase[] {
  const { label, guard, actions, source, targets } = transition;
  const conditions = guard === null ? [] : `[${guard}]`.split(/ (?=and |or )/);
  const goals = leadsInward(transition) ? targets : [];
  const effects = actions.length === 0 ? [] : `/ ${actions.join(', ')}`.split(/(?<=,) /);
  return [
    { text: label, role: 'trigger' },
    ...conditions.map((text): Phrase => ({ text, role: 'guard' })),
    ...goals.map((goal): Phrase => ({ text: `→ ${goal.slice(source.length + 1)}`, role: 'goal' })),
    ...effects.map((text): Phrase => ({ text, role: 'effect' })),
  ];
}

const lengthOf = (line: readonly Phrase[]) =>
  line.reduce((sum, { text }) => sum + text.length + 1, -1);

/** Puts phrases into as few lines as fit. */
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

/** Words a transition in lines of about `maxLength` characters, and measures it. */
export function chipOf(
  transition: TransitionAnatomy,
  maxLength: number,
  textWidth: TextWidth,
): Chip {
  const { key, kind } = transition;
  const lines = fill(phrasesOf(transition), maxLength);
  return {
    key,
    kind,
    lines,
    x: 0,
    y: 0,
    width:
      Math.ceil(Math.max(...lines.map((line) => lineWidth(line, textWidth)))) + 2 * size.chipPadX,
    height: lines.length * size.line + 2 * size.chipPadY,
  };
}

/** How much room chips take from their common corner. */
export const extent = (chips: readonly Chip[]): { width: number; height: number } => ({
  width: Math.max(0, ...chips.map(({ x, width }) => x + width)),
  height: Math.max(0, ...chips.map(({ y, height }) => y + height)),
});

/**
 * Chips beside each other in as many rows as it takes; 0 puts each in a row of its own. The first row may begin further
 * to the right, beside a name.
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

/** Each in the middle of a row of its own. */
export function stacked(chips: readonly Chip[]): Chip[] {
  const { width } = extent(chips);
  return inRows(chips, 0).map((chip) => ({ ...chip, x: Math.round((width - chip.width) / 2) }));
}

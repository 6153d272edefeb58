import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createModel } from '../../src/model/model.ts';
import { createOutline } from '../../src/layout/outline.ts';
import { StateTable } from '../../src/page/StateTable.tsx';

import { everythingMachine } from '../model/everything-machine.ts';
import { notation } from '../cases/notation.ts';

const { customIds, described, forbidden, historyBoth, reenter } = notation;

const renderRows = (machine: Parameters<typeof createModel>[0]) => {
  render(<StateTable model={createModel(machine)} labelledBy="words" />);
  return Array.from(screen.getByRole<HTMLTableElement>('table').rows, ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent.trim())
      .filter(Boolean)
      .join(' '),
  );
};

test('the table has a row for each state and for each transition', () => {
  const { states, transitions } = createModel(everythingMachine);
  const rows = renderRows(everythingMachine);
  expect(rows).toHaveLength(1 + states.length + transitions.length);
  expect(rows).toEqual(
    expect.arrayContaining([
      'left.idle (begins here)On entry: greet.',
      'GO if isReady and not isLate goes to left.working (leave)',
      'after patience (90 s) goes to left.over',
      'after 250 ms stays (greet)',
      'BACK re-enters this state',
    ]),
  );
});

test.each([
  ['GO goes to b – why this transition exists', described],
  ['X is ignored', forbidden],
  ['IN goes to p.b', reenter],
  ['REIN re-enters this state and goes to p.b', reenter],
  ['RESELF re-enters this state', reenter],
  ['SELF goes to p', reenter],
  ['TO_Y goes to one.y', customIds],
  ['GO goes to one.x', customIds],
  ['on.hd, where it was last, down to the innermost statesLeads at first to on.b.', historyBoth],
  ['one (begins here)Id: first.', customIds],
  ['a (begins here)state aTags: busy, x.Meta: {"view":"A"}.', described],
])('the table has the row "%s"', (row, machine) => {
  expect(renderRows(machine)).toContain(row);
});

test('the chart of a machine shows history, tags, re-entering and ignored events', () => {
  const shown = [historyBoth, described, reenter, forbidden].flatMap((machine) => {
    const { boxes, arrows } = createOutline(createModel(machine));
    const labels = [...boxes, ...arrows].flatMap((element) => element.labels);
    return [
      ...boxes.flatMap(({ name, tags, notes }) => [name, tags, ...notes]),
      ...arrows.map(({ id }) => id),
      ...labels.map(({ lines, isForbidden }) => {
        const text = lines.map((line) => line.map((phrase) => phrase.text).join(' ')).join(' ');
        return isForbidden ? `ignores ${text}` : text;
      }),
    ];
  });
  expect(shown).toEqual(
    expect.arrayContaining([
      'H',
      'H*',
      'historyBoth.on.hd > historyBoth.on.b',
      'tags / busy, x',
      'REIN → b ↻',
      'RESELF',
      'SELF → p',
      'ignores X',
    ]),
  );
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createModel } from '../../src/model/model.ts';
import { createOutline } from '../../src/layout/outline.ts';
import { listStateFacts } from '../../src/page/state-text.ts';
import { StateOutline } from '../../src/page/StateOutline.tsx';

import { everythingMachine } from '../model/everything-machine.ts';
import { notation } from '../cases/notation.ts';

const { customIds, described, forbidden, historyBoth, reenter } = notation;

test('the machine description lists every state and every transition', () => {
  const model = createModel(everythingMachine);
  const { container } = render(<StateOutline model={model} />);
  const textsOf = (selector: string) =>
    Array.from(container.querySelectorAll(selector), ({ textContent }) => textContent.trim());
  expect(textsOf('strong')).toHaveLength(model.states.length - 1);
  expect(textsOf('.ways b')).toHaveLength(model.transitions.length);
  expect(textsOf('.ways li')).toEqual(
    expect.arrayContaining([
      'GO if isReady and not isLate goes to left.working (leave)',
      'after patience (90 s) goes to left.over',
      'after 250 ms stays (greet)',
      'BACK re-enters this state',
      'On entry: greet.',
    ]),
  );
});

test.each([
  [described, 'GO', 'goes to b – why this transition exists'],
  [forbidden, 'X', 'is ignored'],
  [reenter, 'IN', 'goes to p.b'],
  [reenter, 'REIN', 're-enters this state and goes to p.b'],
  [reenter, 'RESELF', 're-enters this state'],
  [reenter, 'SELF', 'goes to p'],
  [customIds, 'TO_Y', 'goes to one.y'],
  [customIds, 'GO', 'goes to one.x'],
  [historyBoth, null, 'Leads at first to on.b.'],
  [customIds, null, 'Id: first.'],
  [described, null, 'Tags: busy, x.'],
])('the words for the machine %# include %s %s', (machine, label, text) => {
  const model = createModel(machine);
  const words = model.states.flatMap((state) => listStateFacts(state, model));
  expect(words).toContainEqual(expect.objectContaining({ label, text }));
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
      '#busy #x',
      'REIN → b ↻',
      'RESELF',
      'SELF → p',
      'ignores X',
    ]),
  );
});

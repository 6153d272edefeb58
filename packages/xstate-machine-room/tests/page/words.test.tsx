import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { anatomyOf } from '../../src/anatomy/anatomy.ts';
import { Words } from '../../src/page/Words.tsx';

import { everythingMachine } from '../anatomy/everything-machine.ts';

test('a machine has every state and every transition in words', () => {
  const machine = everythingMachine;
  const { states, transitions } = anatomyOf(machine);
  const { container } = render(<Words anatomy={anatomyOf(machine)} />);
  const textsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => element.textContent).toSorted();
  const inner = states.slice(1);
  expect(textsOf('strong')).toEqual(inner.map(({ name }) => name).toSorted());
  expect(textsOf('.ways b')).toEqual(transitions.map(({ label }) => label).toSorted());
  const words = [
    ...states.flatMap(({ tags, invokes, entry, exit }) => [...tags, ...invokes, ...entry, ...exit]),
    ...inner.map(({ description }) => description),
    ...transitions.flatMap(({ guard, actions }) => [guard, ...actions]),
  ];
  expect(words.filter((word) => !container.textContent.includes(word ?? ''))).toEqual([]);
});

test('a transition tells from where, under which condition, to where and with what effect', () => {
  const { container } = render(<Words anatomy={anatomyOf(everythingMachine)} />);
  const lines = [...container.querySelectorAll('.ways li')].map(({ textContent }) => textContent);
  expect(lines).toEqual(
    expect.arrayContaining([
      'GO if isReady and not isLate goes to left.working (leave)',
      'after patience (90 s) goes to left.over',
      'after 250 ms stays (greet)',
      'BACK enters this state anew',
      'On entry: greet.',
    ]),
  );
});

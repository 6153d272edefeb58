import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { anatomyOf } from '../../src/anatomy/anatomy.ts';
import { Words } from '../../src/page/Words.tsx';

import { everythingMachine } from '../anatomy/everything-machine.ts';

test('a machine has every state in words, and every transition with its condition, its goal and its effect', () => {
  const anatomy = anatomyOf(everythingMachine);
  const { states, transitions } = anatomy;
  const { container } = render(<Words anatomy={anatomy} />);
  const textsOf = (selector: string) =>
    [...container.querySelectorAll(selector)]
      .map((element) => element.textContent.trim())
      .toSorted();
  const inner = states.slice(1);
  expect(textsOf('strong')).toEqual(inner.map(({ name }) => name).toSorted());
  expect(textsOf('.ways b')).toEqual(transitions.map(({ label }) => label).toSorted());
  const words = [
    ...states.flatMap(({ tags, invokes, entry, exit }) => [...tags, ...invokes, ...entry, ...exit]),
    ...inner.map(({ description }) => description),
    ...transitions.flatMap(({ guard, actions }) => [guard, ...actions]),
  ];
  expect(words.filter((word) => !container.textContent.includes(word ?? ''))).toEqual([]);
  expect(textsOf('.ways li')).toEqual(
    expect.arrayContaining([
      'GO if isReady and not isLate goes to left.working (leave)',
      'after patience (90 s) goes to left.over',
      'after 250 ms stays (greet)',
      'BACK enters this state anew',
      'On entry: greet.',
    ]),
  );
});

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { anatomyOf } from '#machine-room/anatomy/anatomy.ts';
import { Words } from '#machine-room/page/Words.tsx';
import { registry } from '#machine-room/project/registry.ts';
import { everythingMachine } from '#tests/machine-room/anatomy/everything-machine.ts';

const machines: readonly (readonly [string, AnyStateMachine])[] = [
  ...registry.map(({ title, machine }) => [title, machine] as const),
  ['A machine with everything', everythingMachine],
];

test.each(machines)('%s has every state and every transition in words', (_, machine) => {
  const anatomy = anatomyOf(machine);
  const { container } = render(<Words anatomy={anatomy} />);
  const textsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => element.textContent).toSorted();
  expect(textsOf('strong')).toEqual(
    anatomy.states
      .slice(1)
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(textsOf('.ways b')).toEqual(anatomy.transitions.map(({ label }) => label).toSorted());
  const text = container.textContent;
  const missing = [
    ...anatomy.states.slice(1).flatMap(({ description }) => description ?? []),
    ...anatomy.transitions.flatMap(({ guard, actions }) => [
      ...(guard === null ? [] : [guard]),
      ...actions,
    ]),
  ].filter((words) => !text.includes(words));
  expect(missing).toEqual([]);
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

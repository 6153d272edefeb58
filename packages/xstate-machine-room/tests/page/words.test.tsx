import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { anatomyOf } from '../../src/anatomy/anatomy.ts';
import { Words } from '../../src/page/Words.tsx';

import { everythingMachine } from '../anatomy/everything-machine.ts';

test('the machine description lists every state and every transition', () => {
  const anatomy = anatomyOf(everythingMachine);
  const { container } = render(<Words anatomy={anatomy} />);
  const textsOf = (selector: string) =>
    Array.from(container.querySelectorAll(selector), ({ textContent }) => textContent.trim());
  expect(textsOf('strong')).toHaveLength(anatomy.states.length - 1);
  expect(textsOf('.ways b')).toHaveLength(anatomy.transitions.length);
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

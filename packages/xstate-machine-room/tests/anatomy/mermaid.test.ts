import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { anatomyOf } from '../../src/anatomy/anatomy.ts';
import { mermaidOf } from '../../src/anatomy/mermaid.ts';

import { everythingMachine } from './everything-machine.ts';

test('a diagram keeps to what Mermaid can read', () => {
  expect(mermaidOf(anatomyOf(everythingMachine))).toBe(`stateDiagram-v2
  state "everything" as everything {
    state "left" as left {
      state "idle" as left_idle
      left_idle : entry / greet
      state "working" as left_working {
        state "first" as left_working_first
        state "second" as left_working_second
        state "end" as left_working_end
        left_working_end --> [*]
        state "H" as left_working_before
        [*] --> left_working_first
        left_working_first --> left_working_second : GO
        left_working_second --> left_working_end : GO
        left_working_second --> left_working_second : BACK
      }
      state "over" as left_over
      [*] --> left_idle
      left_idle --> left_working : GO [isReady and not isLate] / leave
      left_working --> left_idle : BACK
      left_working --> left_idle : done
      left_working --> left_over : after patience (90 s)
      left_over --> left_idle : OVER [isLate]
      left_over --> left_idle : OVER
    }
    --
    state "right" as right {
      state "quiet" as right_quiet
      state "asked" as right_asked
      [*] --> right_quiet
      right_quiet --> right_asked : HELP
      right_asked --> right_quiet : always [isBy or (isReady and isSure) or not isSure] / note
    }
  }
  note right of left_working
    after 250 ms / greet
  end note
  left_working --> right_asked : HELP
  left_over --> left_working_before : BACK
`);
});

test('what a whole machine does stands beside the state it begins with', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    on: { SLAM: '.shut', KNOCK: { actions: 'bark' } },
    states: { shut: { on: { 'a:b;c': 'open' } }, open: {} },
  });
  expect(mermaidOf(anatomyOf(machine))).toBe(`stateDiagram-v2
  state "shut" as shut
  state "open" as open
  [*] --> shut
  shut --> open : a#58;b#59;c
  note right of shut
    In every state
    KNOCK / bark
    SLAM → shut
  end note
`);
});

test('no name breaks a diagram: each line is one statement, and ids are letters and digits', () => {
  const name = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !/^[.#]|^$/.test(text));
  fc.assert(
    fc.property(name, name, name, (state, event, action) => {
      const machine = createMachine({
        id: 'named',
        initial: 'begin',
        states: {
          begin: { on: { [`on ${event}`]: { target: 'other', actions: action } } },
          other: { tags: [state], entry: [state] },
          'oth er': {},
          'oth-er': {},
        },
      });
      const lines = mermaidOf(anatomyOf(machine)).trimEnd().split('\n');
      const statement =
        /^stateDiagram-v2$|^  (?:state "[^"]*" as \w+|\[\*\] --> \w+|\w+ --> \w+ : [^";{}<>:]*(?:;[^";{}<>:]*)*|\w+ : [^"{}<>:]*)$/;
      expect(lines.filter((line) => !statement.test(line))).toEqual([]);
      expect(lines).toHaveLength(8);
      const ids = lines.flatMap((line) => / as (\w+)$/.exec(line)?.[1] ?? []);
      expect(new Set(ids).size).toBe(4);
    }),
  );
});

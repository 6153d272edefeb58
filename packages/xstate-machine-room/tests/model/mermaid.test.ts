import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { createModel } from '../../src/model/model.ts';
import { toMermaid } from '../../src/model/mermaid.ts';

import { notation } from '../cases/notation.ts';

import { everythingMachine } from './everything-machine.ts';

test('the Mermaid diagram uses only syntax that Mermaid supports', () => {
  const lines = toMermaid(createModel(everythingMachine)).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'stateDiagram-v2',
    '  state "everything" as everything {',
    '    state "left" as left {',
    '      state "idle" as left_idle',
    '      left_idle : entry / greet',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      '        left_working_end --> [*]',
      '        state "H" as left_working_before',
      '      left_working --> left_over : after patience (90 s)',
      '    --',
      '      right_asked --> right_quiet : always [isBy or (isReady and isSure) or not isSure] / note',
    ]),
  );
  expect(lines.slice(lines.indexOf('  }') + 1)).toEqual([
    '  note right of left_working',
    '    after 250 ms / greet',
    '  end note',
    '  left_working --> right_asked : HELP',
    '  left_over --> left_working_before : BACK',
    '',
  ]);
});

test('the Mermaid diagram escapes special characters in names', () => {
  const marks = 'a:b;c"<d>{e}#f\ng\u2028h\r\ti';
  const machine = createMachine({
    id: 'door',
    initial: 'sh ut',
    on: { SLAM: '.sh ut', KNOCK: { actions: 'bark' } },
    states: { 'sh ut': { on: { [marks]: 'sh-ut' } }, 'sh-ut': { entry: marks } },
  });
  const escaped = 'a#58;b#59;c#34;#60;d#62;#123;e#125;#35;f g h i';
  expect(toMermaid(createModel(machine))).toBe(`stateDiagram-v2
  state "sh ut" as sh_ut
  state "sh-ut" as sh_ut_2
  sh_ut_2 : entry / ${escaped}
  [*] --> sh_ut
  sh_ut --> sh_ut_2 : ${escaped}
  note right of sh_ut
    In every state
    SLAM → sh ut
    KNOCK / bark
  end note
`);
});

test('the Mermaid diagram uses no keyword of Mermaid as an id', () => {
  const lines = toMermaid(createModel(notation.mermaidWords)).split('\n');
  const ids = lines.flatMap((line) => / as (\w+)$/.exec(line)?.[1] ?? []);
  expect(ids).toHaveLength(22);
  const keywords = ['class', 'classDef', 'click', 'default', 'end', 'href', 'note', 'scale'];
  expect(ids.filter((id) => [...keywords, 'state', 'style', 'accTitle'].includes(id))).toEqual([]);
});

test('the Mermaid diagram shows the default of a history state', () => {
  const lines = toMermaid(createModel(notation.historyBoth)).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '    state "H*" as on_hd',
      '    on_hd --> on_b',
      '  off --> on_hd : DEEP',
    ]),
  );
});

test('invoked actors of one source are told apart by their ids', () => {
  const machine = createMachine({
    id: 'door',
    invoke: { src: 'knock', id: 'first', onDone: '.open' },
    initial: 'shut',
    states: { shut: { invoke: { src: 'knock', id: 'second', onDone: 'open' } }, open: {} },
  });
  const text = toMermaid(createModel(machine));
  expect(text).toContain('shut : invoke knock (second)');
  expect(text).toContain('shut --> open : knock (second) done');
  expect(text).toContain('knock (first) done → open');
});

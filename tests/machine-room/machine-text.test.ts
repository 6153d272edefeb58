import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';
import { machines } from 'virtual:machine-room';
import { machineText } from 'xstate-machine-room/tools';

import { machineTexts } from '#machine-room/texts.ts';

test('every machine has a text file that starts with a byte order mark', () => {
  expect([...machineTexts.keys()]).toEqual(machines.map(({ id }) => `/charts/${id}.txt`));
  expect([...machineTexts.values()].map((text) => text.slice(0, 5))).toEqual(
    machines.map(({ title }) => `\uFEFF${title}`.slice(0, 5)),
  );
});

test('the machine text lists each state with its transitions', () => {
  const toast = machines.find(({ id }) => id === 'toast');
  if (!toast) throw new Error('There is no toast.');
  const [, words = ''] = /In words\n-+\n\n([^]*?)\n\nAs a file/.exec(machineText(toast)) ?? [];
  expect(words.split('\n')).toEqual([
    'pause.start stays (addReason)',
    'pause.end stays (removeReason)',
    'toast.close goes to closed',
    '',
    'showing (begins here)',
    '    after duration (10 s) goes to closed',
    '    always if isPaused goes to paused',
    '',
    'paused',
    '    When the last reason has ended, the visitor gets the full time again.',
    '    always if not isPaused goes to showing',
    '',
    'closed, the end',
  ]);
});

test.each(machines)(
  'the machine text of $title includes source code, description and Mermaid diagram',
  async (entry) => {
    const text = machineText(entry);
    expect(text).toContain(await readFile(entry.file, 'utf8'));
    expect(text).toMatch(/As Mermaid text\n-+\n\nstateDiagram-v2\n/);
    // The section is not empty even if the machine itself has no transitions.
    expect(text).toMatch(/In words\n-+\n\n\S/);
  },
);

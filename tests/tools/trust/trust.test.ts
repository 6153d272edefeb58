import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { documentPath, documentText, lines, projectDir } from '#tools/trust/document.ts';
import { hasTitle, type Line, problemsOf, wanted } from '#tools/trust/proof.ts';

const read = (file: string) => {
  const path = join(projectDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

it('each line of the requirements has a test that is there', () => {
  expect(problemsOf(lines, read)).toEqual([]);
});

it('docs/trust.md says so; if not, `npm run trust` writes it anew', async () => {
  expect(read(documentPath)).toBe(await documentText());
});

describe('a title', () => {
  it.each([
    "test('the lamp burns', () => {",
    "test(\n  'the lamp burns',\n  { tag: '@phone' },",
    "it.each(lamps)('the lamp burns', (lamp) => {",
    'test(`the lamp burns`, async () => {',
  ])('is found in %j', (source) => {
    expect(hasTitle(source, 'the lamp burns')).toBe(true);
  });

  it.each([
    "test('the lamp burns out', () => {",
    "// 'the lamp burns', as it should",
    "it('the lamp', () => {",
  ])('is not found in %j', (source) => {
    expect(hasTitle(source, 'the lamp burns')).toBe(false);
  });
});

describe('the list is refused', () => {
  const whole = wanted.map((id): Line => ({ id, what: '', proofs: [['a.test.ts', 'burns']] }));
  const source = (file: string) => (file === 'a.test.ts' ? "it('burns', () => {" : null);

  it('in no way when all is well', () => {
    expect(problemsOf(whole, source)).toEqual([]);
    expect(wanted).toHaveLength(42);
  });

  it.each<[string, Line[]]>([
    ['R7 must have one line', whole.filter(({ id }) => id !== 'R7')],
    ['P18 must have one line', [...whole, { id: 'P18', what: '', proofs: [], open: 'yes' }]],
    [
      'R1 has no proof, and is not called open',
      whole.map((line) => (line.id === 'R1' ? { ...line, proofs: [] } : line)),
    ],
    [
      'R2: no test is called “shines” in a.test.ts',
      whole.map((line) =>
        line.id === 'R2' ? { ...line, proofs: [['a.test.ts', 'shines']] } : line,
      ),
    ],
    [
      'R3: no test is called “burns” in gone.test.ts',
      whole.map((line) =>
        line.id === 'R3' ? { ...line, proofs: [['gone.test.ts', 'burns']] } : line,
      ),
    ],
  ])('%s', (problem, list) => {
    expect(problemsOf(list, source)).toEqual([problem]);
  });
});

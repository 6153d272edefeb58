import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { openQuestions } from '#tools/mutants/questions.ts';
import { parts } from '#tools/mutants/parts.ts';
import { type Change, scoreOf } from '#tools/mutants/result.ts';
import { projectDir } from '#tools/mutants/run.ts';

describe('npm run mutants', () => {
  it.each(parts)('$id has tests in every folder that it names', ({ tests }) => {
    for (const glob of tests) {
      const [, folder = '', name = ''] =
        /^(.*\/)\{?([\w,]+)\}?\/\*\*\/\*\.test\.ts$/.exec(glob) ?? [];
      const names = name.split(',').flatMap((each) => readdirSync(join(projectDir, folder, each)));
      expect(names.filter((each) => each.endsWith('.test.ts'))).not.toEqual([]);
    }
  });
});

describe('a run', () => {
  const survivor: Change = { file: 'a.ts', line: 'a > b;', change: 'a > b → a >= b' };
  const run = {
    files: [
      { file: 'a.ts', killed: 2, broken: 9 },
      { file: 'b.ts', killed: 0, broken: 0 },
    ],
    endless: [{ ...survivor, line: 'while (a > b);' }],
    survivors: [survivor],
  };

  it('is as good as the share that was noticed of all that loads', () => {
    expect(scoreOf(run)).toBe(75);
    expect(scoreOf(run, (file) => file === 'b.ts')).toBe(100);
  });

  it('asks about each survivor without an answer, and each answer without a survivor', () => {
    const other = { why: 'x', survivors: [['a.ts', 'b > a;', 'b > a → true']] } as const;
    expect(openQuestions([survivor], [other])).toEqual({
      unanswered: [survivor],
      stale: [{ file: 'a.ts', line: 'b > a;', change: 'b > a → true' }],
    });
    const given = { why: 'x', survivors: [['a.ts', survivor.line, survivor.change]] } as const;
    expect(openQuestions([survivor], [given])).toEqual({ unanswered: [], stale: [] });
  });
});

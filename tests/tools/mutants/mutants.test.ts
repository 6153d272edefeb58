import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { answers, openQuestions } from '#tools/mutants/questions.ts';
import { documentPath, documentText, lastRun } from '#tools/mutants/document.ts';
import { parts } from '#tools/mutants/parts.ts';
import { type Change, LEAST_SCORE, scoreOf } from '#tools/mutants/result.ts';
import { projectDir } from '#tools/mutants/run.ts';

const read = (file: string) => readFileSync(join(projectDir, file), 'utf8');

describe('npm run mutants', () => {
  it.each(parts)('$id has tests in every folder that it names', ({ tests }) => {
    for (const glob of tests) {
      const [, folder = '', name = ''] =
        /^(.*\/)\{?([\w,]+)\}?\/\*\*\/\*\.test\.ts$/.exec(glob) ?? [];
      const names = name.split(',').flatMap((each) => readdirSync(join(projectDir, folder, each)));
      expect(names.filter((each) => each.endsWith('.test.ts'))).not.toEqual([]);
    }
  });

  it('has changed every chart, rule and service that does something', async () => {
    const run = (await lastRun())?.files.map(({ file }) => file) ?? [];
    const all = ['machines', 'src/domain', 'src/services'].flatMap(filesOf);
    expect(run.filter((file) => !all.includes(file))).toEqual([]);
    expect(all.filter((file) => !run.includes(file))).toEqual([]);
  });

  it('noticed enough, and every survivor is answered; if not, see `npm run mutants`', async () => {
    const run = await lastRun();
    if (!run) throw new Error('There is no last run.');
    expect(scoreOf(run)).toBeGreaterThanOrEqual(LEAST_SCORE);
    expect(openQuestions(run.survivors)).toEqual({ unanswered: [], stale: [] });
    expect(answers.map(({ why }) => why).filter((why) => !why.endsWith('.'))).toEqual([]);
  });

  it('names survivors that still stand in the source; if not, run their part anew', async () => {
    const survivors = (await lastRun())?.survivors ?? [];
    const lines = new Map(
      [...new Set(survivors.map(({ file }) => file))].map((file) => [
        file,
        new Set(
          read(file)
            .split('\n')
            .map((line) => line.replaceAll(/\s+/g, ' ').trim()),
        ),
      ]),
    );
    expect(survivors.filter(({ file, line }) => !lines.get(file)?.has(line))).toEqual([]);
  });

  it('wrote docs/mutants.md from its last run and the answers', async () => {
    const run = await lastRun();
    if (!run) throw new Error('There is no last run.');
    expect(read(documentPath)).toBe(await documentText(run));
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

function filesOf(folder: string): string[] {
  return readdirSync(join(projectDir, folder)).map((name) => `${folder}/${name}`);
}

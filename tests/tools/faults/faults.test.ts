import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { documentPath } from '#tools/faults/document.ts';
import { type Fault, plant } from '#tools/faults/fault.ts';
import { faults } from '#tools/faults/faults.ts';
import { projectDir } from '#tools/faults/project.ts';
import { readBrowserReport, readUnitReport } from '#tools/faults/report.ts';

const read = (path: string) => readFileSync(join(projectDir, path), 'utf8');
const ids = faults.map(({ id }) => id);

describe('the list of planted faults', () => {
  it('has at least 20, each under a name of its own', () => {
    expect(ids.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(ids)('%s still fits the code', (id) => {
    const fault = faults.find((candidate) => candidate.id === id) as Fault;
    expect(plant(fault, read(fault.file))).toContain(fault.replace);
    expect(fault.caughtBy.filter((file) => !existsSync(join(projectDir, file)))).toEqual([]);
    expect(fault.caughtBy).not.toHaveLength(0);
  });

  it('is the table in the documentation; if not, `npm run faults` writes it anew', () => {
    const rows = read(documentPath).matchAll(/^\| `([\w-]+)`/gm);
    expect([...rows].map(([, id]) => id)).toEqual(ids);
  });
});

describe('planting a fault', () => {
  const fault: Fault = {
    id: 'lost-guard',
    what: '',
    harm: '',
    file: 'machines/lamp.machine.ts',
    find: 'guard,',
    replace: '',
    caughtBy: [],
  };

  it('changes the one place', () => {
    expect(plant(fault, 'on: { guard, target }')).toBe('on: {  target }');
  });

  it('says so when the place is gone or no longer the only one', () => {
    expect(() => plant(fault, 'on: { target }')).toThrow(
      'lost-guard: its "find" stands 0 times in machines/lamp.machine.ts',
    );
    expect(() => plant(fault, 'guard, guard,')).toThrow('stands 2 times');
    expect(() => plant({ ...fault, replace: fault.find }, 'guard,')).toThrow('are the same');
  });
});

describe('what came of a run', () => {
  const unit = (status: string, assertionResults: object[], numTotalTests = 1) =>
    JSON.stringify({
      numTotalTests,
      testResults: [{ name: 'a.test.ts', status, message: 'Unexpected token', assertionResults }],
    });

  it('is which tests failed', () => {
    const results = [
      { status: 'passed', fullName: 'the lamp burns' },
      { status: 'failed', fullName: 'the lamp goes out' },
    ];
    expect(readUnitReport(unit('failed', results))).toEqual({ failures: ['the lamp goes out'] });
    expect(readUnitReport(unit('passed', results.slice(0, 1)))).toEqual({ failures: [] });
  });

  it('is nothing where no test has run', () => {
    expect(readUnitReport(unit('failed', [])).broken).toBe('a.test.ts: Unexpected token');
    expect(readUnitReport(unit('passed', [], 0)).broken).toBe('no test was found');
    expect(readBrowserReport('{}').broken).toBe('no test was found');
    expect(readBrowserReport('{"errors":[{"message":"no browser"}]}').broken).toBe('no browser');
  });

  it('names the step in which a browser test failed', () => {
    const failed = { title: 'off × press', error: { message: 'still dark' } };
    const steps = [{ title: 'open' }, { title: 'off', error: {}, steps: [failed] }];
    const specs = [
      { title: 'the menu', ok: true, tests: [{ results: [{}] }] },
      { title: 'the lamp', ok: false, tests: [{ results: [{ steps }] }] },
    ];
    expect(readBrowserReport(JSON.stringify({ suites: [{ suites: [{ specs }] }] }))).toEqual({
      failures: ['the lamp: off × press'],
    });
  });
});

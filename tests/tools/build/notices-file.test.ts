import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { useContentCopy } from '#tests/support/content-copy.ts';
import { findContentProblems } from '#tools/build/content-plugin.ts';
import { readNoticesFile } from '#tools/build/notices-file.ts';

const { dir, change } = useContentCopy();

test('the build publishes the notices file unchanged', () => {
  const file = join(dir(), 'notices.json');
  writeFileSync(file, '{ "closedDays": [],   "banner": null }');
  expect(readNoticesFile(dir())).toBe(readFileSync(file, 'utf8'));
});

test.each([
  [{ day: 'Christmas', reason: 'Christmas' }, '"day": must be a day of the calendar'],
  [{ from: '2027-01-20', to: '2027-01-10', reason: 'Bridge' }, '"to": must not be before "from"'],
  [
    { day: '2027-01-20', reason: 'Bridge', tours: ['corozal'] },
    '"tours": "corozal" is not the name of a tour',
  ],
  [{ day: '2027-01-20', reason: 'x'.repeat(101) }, '"reason": is too long by 1 character'],
  [{ day: '2027-01-20', reason: 'Bridge', tour: 'x' }, '"tour": is not recognized'],
])('the build rejects the closed-days entry %j', (entry, problem) => {
  change('notices closedDays', [entry]);
  expect(() => readNoticesFile(dir())).toThrow(
    `The content needs a correction:\n  content/notices.json: Closed days, entry 1, ${problem}`,
  );
});

test('the build accepts closed days for a tour of the current content folder', () => {
  change('hopkins id', 'corozal');
  change('notices closedDays', [{ day: '2027-01-20', reason: 'Bridge', tours: ['corozal'] }]);
  expect(() => readNoticesFile(dir())).not.toThrow();
});

test('a mistake in a tour does not hold back the notices', () => {
  change('hopkins priceUsd', 0);
  writeFileSync(join(dir(), 'faq.json'), '{');
  const closure = { day: '2027-01-20', reason: 'Hurricane', tours: ['lamanai-tour-hopkins'] };
  change('notices closedDays', [closure]);
  expect(readNoticesFile(dir())).toContain('Hurricane');
});

test('the development server names every mistake', () => {
  expect(findContentProblems(dir())).toEqual([]);
  change('hopkins priceUsd', 0);
  change('notices closedDays', [{ day: 'Christmas', reason: 'Christmas' }]);
  expect(findContentProblems(dir())).toEqual([
    'content/tours/hopkins-belize.json, Price: at least 20',
    expect.stringMatching(/^content\/notices\.json: Closed days, entry 1, "day"/),
  ]);
});

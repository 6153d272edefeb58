import { describe, expect, test } from 'vitest';

import { noNotices, type Closure } from '#domain/notices/notices.ts';
import { parseNotices } from '#domain/notices/parse-notices.ts';
import {
  serializeNotices,
  bannerOf,
  changeClosure,
  chooseDay,
  closedTours,
  closureErrors,
  closureOf,
  closureScopes,
  closureText,
  emptyClosure,
  isOver,
  type ClosureDraft,
  type ClosureErrors,
} from '#domain/notices/staff-notices.ts';
import { specifiedTours } from '#tests/support/specification.ts';

const TODAY = '2026-11-22';
const days = { from: '2026-12-24', to: '2026-12-26' };
const draft: ClosureDraft = { ...days, scope: 'all', reason: 'Christmas' };

test('staff can close all tours, one kind of transportation or one tour', () => {
  expect(closureScopes.map(({ label }) => label)).toEqual([
    'All tours',
    'All tours by flight',
    'All tours by water taxi',
    'All tours by road',
    ...specifiedTours.map(({ title }) => title.replace('Lamanai Tour from', 'Only from')),
  ]);
});

test('the texts of closures name the closed tours like the options of the form', () => {
  const closed = closureScopes.map(({ scope }) => closedTours(closureOf({ ...draft, scope })));
  expect(closed).toEqual(closureScopes.map(({ label }) => label));
  const tours = ['lamanai-tour-hopkins', 'lamanai-tour-placencia'] as const;
  expect(closureText({ ...closureOf(draft), tours })).toBe(
    'December 24, 2026 to December 26, 2026, Only from Hopkins, Placencia (Christmas)',
  );
});

test.each<[what: string, before: string, pressed: string, after: string]>([
  ['the first press chooses a day', '', '2026-12-24', '2026-12-24/2026-12-24'],
  ['a later day ends the range', '2026-12-24/2026-12-24', '2026-12-26', '2026-12-24/2026-12-26'],
  ['an earlier day begins anew', '2026-12-24/2026-12-24', '2026-12-20', '2026-12-20/2026-12-20'],
  ['the same day stays', '2026-12-24/2026-12-24', '2026-12-24', '2026-12-24/2026-12-24'],
  ['a new range is started', '2026-12-20/2026-12-22', '2026-12-24', '2026-12-24/2026-12-24'],
])('choosing a day in the calendar: %s', (_what, before, pressed, after) => {
  const [from = '', to = ''] = before.split('/');
  const chosen = chooseDay({ ...emptyClosure, from, to }, pressed);
  expect(`${chosen.from}/${chosen.to}`).toBe(after);
});

test.each<[what: string, before: string, from: string, to: string]>([
  ['follows the first while it is empty', '/', '2026-12-24', '2026-12-24'],
  ['follows a first day that passes it', '2026-12-20/2026-12-22', '2026-12-24', '2026-12-24'],
  ['follows the first of a single day', '2026-12-20/2026-12-20', '2026-12-01', '2026-12-01'],
  ['stays behind an earlier first', '2026-12-20/2026-12-22', '2026-12-19', '2026-12-22'],
])('the last day, after the first day is typed, %s', (_what, before, typed, after) => {
  const [from = '', to = ''] = before.split('/');
  expect(changeClosure({ ...draft, from, to }, { from: typed })).toEqual({
    ...draft,
    from: typed,
    to: after,
  });
});

test('a change of another field keeps the last day', () => {
  const day = { ...draft, to: draft.from };
  expect(changeClosure(day, { reason: 'Storm' })).toEqual({ ...day, reason: 'Storm' });
  const both = { from: '2026-12-27', to: '2026-12-20' };
  expect(changeClosure(draft, both)).toEqual({ ...draft, ...both });
});

test.each<[what: string, patch: Partial<ClosureDraft>, errors: ClosureErrors]>([
  ['nothing', {}, {}],
  ['today', { from: TODAY, to: TODAY }, {}],
  ['a range that began before today', { from: '2026-11-01', to: TODAY }, {}],
  ['no day', { from: '', to: '' }, { from: 'Please choose a day.' }],
  ['half a day', { from: '2026-13-01' }, { from: 'Please choose a day.' }],
  ['no last day', { to: '' }, { to: 'Please choose the last day too.' }],
  ['a wrong order', { to: '2026-12-01' }, { to: 'The last day must not be before the first.' }],
  [
    'days that are over',
    { from: '2026-11-20', to: '2026-11-21' },
    { to: 'These days have passed.' },
  ],
  ['no reason', { reason: ' \u200B ' }, { reason: 'Please give a reason; guests read it.' }],
  ['a reason of 100 characters', { reason: 'x'.repeat(100) }, {}],
  ['a long reason', { reason: 'x'.repeat(101) }, { reason: 'Please use at most 100 characters.' }],
])('closing days with %s reports the errors', (_what, patch, errors) => {
  expect(closureErrors({ ...draft, ...patch }, TODAY)).toEqual(errors);
});

describe('the banner', () => {
  const opened = { id: 'high-water', text: 'The river is high.' };
  test.each([
    ['no text', { text: '  ', until: '2026-12-01' }, null],
    ['the text as it was', { text: `${opened.text} `, until: '' }, opened],
    ['a last day', { ...opened, until: '2026-12-01' }, { ...opened, until: '2026-12-01' }],
  ])('the banner is saved from a draft with %s', (_what, draftOfBanner, banner) => {
    expect(bannerOf(draftOfBanner, opened, TODAY)).toEqual(banner);
  });

  test('a banner gets a new id with a new text, so that the banner is shown again to everyone', () => {
    const ids = ['High water.', 'Low water.', 'Low water!'].map(
      (text) => bannerOf({ text, until: '' }, opened, TODAY)?.id,
    );
    expect(bannerOf({ text: 'High water.', until: '' }, null, TODAY)?.id).toBe(ids[0]);
    expect(new Set([...ids, opened.id]).size).toBe(4);
    expect(ids.filter((id) => !/^notice-2026-11-22-[a-z\d]+$/.test(id ?? ''))).toEqual([]);
  });
});

test('a closure is over on the day after its last day', () => {
  const closure = { ...closureOf(draft), from: '2026-11-01' };
  expect(isOver({ ...closure, to: '2026-11-21' }, TODAY)).toBe(true);
  expect(isOver({ ...closure, to: TODAY }, TODAY)).toBe(false);
});

const closures: readonly Closure[] = [
  { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' },
  { from: '2026-12-24', to: '2027-01-02', reason: '“"\\ <b>', tours: ['lamanai-tour-hopkins'] },
  { from: '2026-12-01', to: '2026-12-02', reason: 'Wind', transport: 'flight' },
];

test('the notices file lists a single day as a day and several days as a range', () => {
  const [one, two] = closures;
  expect(JSON.parse(serializeNotices({ closedDays: closures.slice(0, 2), banner: null }))).toEqual({
    closedDays: [{ day: one?.from, reason: one?.reason }, two],
    banner: null,
  });
});

test.each([
  ['nothing', noNotices],
  ['closures of every kind', { closedDays: closures, banner: null }],
  ['a banner', { closedDays: [], banner: { id: 'a', text: 'Ñandú 🐊', until: '2026-12-01' } }],
])('the notices file with %s is read as it was written', (_what, notices) => {
  expect(parseNotices(serializeNotices(notices))).toEqual({ notices, problems: [], unknown: [] });
});

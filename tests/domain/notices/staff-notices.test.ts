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
const draft: ClosureDraft = { ...emptyClosure, ...days, reason: 'Christmas' };

test('staff can close days for all tours, one kind of transportation or one tour', () => {
  expect(closureScopes.map(({ label }) => label)).toEqual([
    'All tours',
    'All tours by flight',
    'All tours by water taxi',
    'All tours by road',
    ...specifiedTours.map(({ title }) => title.replace('Lamanai Tour from', 'Only from')),
  ]);
});

test('closure texts use the labels of the form options for the closed tours', () => {
  const closed = closureScopes.map(({ scope }) => closedTours(closureOf({ ...draft, scope })));
  expect(closed).toEqual(closureScopes.map(({ label }) => label));
  const tours = ['lamanai-tour-hopkins', 'lamanai-tour-placencia'] as const;
  expect(closureText({ ...closureOf(draft), tours })).toBe(
    'December 24, 2026 to December 26, 2026, Only from Hopkins, Placencia (Christmas)',
  );
});

test('staff can mark one tour as sold out without a reason', () => {
  const soldOut: ClosureDraft = {
    ...draft,
    reason: '',
    scope: 'lamanai-tour-hopkins',
    soldOut: true,
  };
  expect(closureErrors(soldOut, TODAY)).toEqual({});
  expect(closureErrors({ ...soldOut, scope: 'road' }, TODAY)).toEqual({
    scope: 'Please choose one tour. Only a tour can be sold out.',
  });
  const closure = closureOf(soldOut);
  expect(closureText(closure)).toBe(
    'December 24, 2026 to December 26, 2026, Only from Hopkins (Sold out)',
  );
  const text = serializeNotices({ ...noNotices, closedDays: [closure] });
  expect(parseNotices(text)).toEqual({
    notices: {
      closedDays: [{ ...days, reason: 'Sold out', tours: ['lamanai-tour-hopkins'], soldOut: true }],
      banner: null,
    },
    problems: [],
    unknown: [],
  });
});

test.each<[what: string, before: string, pressed: string, after: string]>([
  ['the first click selects a single day', '', '2026-12-24', '2026-12-24/2026-12-24'],
  ['a later day ends the range', '2026-12-24/2026-12-24', '2026-12-26', '2026-12-24/2026-12-26'],
  [
    'an earlier day starts a new range',
    '2026-12-24/2026-12-24',
    '2026-12-20',
    '2026-12-20/2026-12-20',
  ],
  [
    'a click on the selected day keeps the day',
    '2026-12-24/2026-12-24',
    '2026-12-24',
    '2026-12-24/2026-12-24',
  ],
  [
    'a click after a complete range starts a new range',
    '2026-12-20/2026-12-22',
    '2026-12-24',
    '2026-12-24/2026-12-24',
  ],
])('the staff calendar selects a range of days: %s', (_what, before, pressed, after) => {
  const [from = '', to = ''] = before.split('/');
  const chosen = chooseDay({ ...emptyClosure, from, to }, pressed);
  expect(`${chosen.from}/${chosen.to}`).toBe(after);
});

test.each<[what: string, before: string, from: string, to: string]>([
  ['is set to the first day if it was empty', '/', '2026-12-24', '2026-12-24'],
  ['moves to a first day that is later', '2026-12-20/2026-12-22', '2026-12-24', '2026-12-24'],
  [
    'moves with the first day if both were the same',
    '2026-12-20/2026-12-20',
    '2026-12-01',
    '2026-12-01',
  ],
  [
    'does not change if the first day is earlier',
    '2026-12-20/2026-12-22',
    '2026-12-19',
    '2026-12-22',
  ],
])(
  'a change of the first day adjusts the last day of a closure: the last day %s',
  (_what, before, typed, after) => {
    const [from = '', to = ''] = before.split('/');
    expect(changeClosure({ ...draft, from, to }, { from: typed })).toEqual({
      ...draft,
      from: typed,
      to: after,
    });
  },
);

test('a change of the reason keeps the last day of a closure', () => {
  const day = { ...draft, to: draft.from };
  expect(changeClosure(day, { reason: 'Storm' })).toEqual({ ...day, reason: 'Storm' });
  const both = { from: '2026-12-27', to: '2026-12-20' };
  expect(changeClosure(draft, both)).toEqual({ ...draft, ...both });
});

test.each<[what: string, patch: Partial<ClosureDraft>, errors: ClosureErrors]>([
  ['a valid closure', {}, {}],
  ['today', { from: TODAY, to: TODAY }, {}],
  ['a range that began before today', { from: '2026-11-01', to: TODAY }, {}],
  ['no day', { from: '', to: '' }, { from: 'Please choose a day.' }],
  ['an invalid day', { from: '2026-13-01' }, { from: 'Please choose a day.' }],
  ['no last day', { to: '' }, { to: 'Please choose the last day too.' }],
  [
    'a last day before the first day',
    { to: '2026-12-01' },
    { to: 'The last day must not be before the first.' },
  ],
  ['past days', { from: '2026-11-20', to: '2026-11-21' }, { to: 'These days have passed.' }],
  ['no reason', { reason: ' \u200B ' }, { reason: 'Please give a reason; guests read it.' }],
  ['a reason of 100 characters', { reason: 'x'.repeat(100) }, {}],
  [
    'a reason of 101 characters',
    { reason: 'x'.repeat(101) },
    { reason: 'Please use at most 100 characters.' },
  ],
])('closureErrors returns the expected errors for %s', (_what, patch, errors) => {
  expect(closureErrors({ ...draft, ...patch }, TODAY)).toEqual(errors);
});

describe('the banner', () => {
  const opened = { id: 'high-water', text: 'The river is high.' };
  test.each([
    ['no text', { text: '  ', until: '2026-12-01' }, null],
    ['the unchanged text', { text: `${opened.text} `, until: '' }, opened],
    ['a last day', { ...opened, until: '2026-12-01' }, { ...opened, until: '2026-12-01' }],
  ])('bannerOf returns the expected banner for a draft with %s', (_what, draftOfBanner, banner) => {
    expect(bannerOf(draftOfBanner, opened, TODAY)).toEqual(banner);
  });

  test('a banner with a new text gets a new id', () => {
    const ids = ['High water.', 'Low water.', 'Low water!'].map(
      (text) => bannerOf({ text, until: '' }, opened, TODAY)?.id,
    );
    expect(bannerOf({ text: 'High water.', until: '' }, null, TODAY)?.id).toBe(ids[0]);
    expect(new Set([...ids, opened.id]).size).toBe(4);
    expect(ids.filter((id) => !/^notice-2026-11-22-[a-z\d]+$/.test(id ?? ''))).toEqual([]);
  });
});

test('a closure counts as past from the day after its last day', () => {
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
  ['no notices', noNotices],
  ['closures of every kind', { closedDays: closures, banner: null }],
  ['a banner', { closedDays: [], banner: { id: 'a', text: 'Ñandú 🐊', until: '2026-12-01' } }],
])('a notices file with %s is the same after serializing and parsing', (_what, notices) => {
  expect(parseNotices(serializeNotices(notices))).toEqual({ notices, problems: [], unknown: [] });
});

import { describe, expect, it } from 'vitest';

import { fieldErrors, staySchema, tripRules } from '#domain/booking.ts';
import {
  BANNER_LIMIT,
  CLOSED_DAYS_LIMIT,
  noticesObjectIn,
  parseNoticesFile,
  REASON_LIMIT,
} from '#domain/notices-file.ts';
import { noticesText } from '#domain/notices-text.ts';
import { breadcrumbsFor, pageMeta } from '#domain/page-meta.ts';
import { asSendFailure, problemOfAnswer, SendFailure } from '#domain/send-outcome.ts';
import { checkSettings } from '#domain/settings.ts';
import {
  bannerOf,
  changeClosure,
  chooseDay,
  closureErrors,
  closureScopes,
  emptyBanner,
  emptyClosure,
} from '#domain/staff-notices.ts';
import { findTour } from '#domain/tours.ts';
import { validDraft } from '#tests/support/booking-draft.ts';

const wind = { from: '2026-12-01', to: '2026-12-03', scope: 'all', reason: 'Wind' } as const;

describe('a file of notices', () => {
  it.each(['{', '', '[]', 'null', '"x"', ' {}\uFEFF'])('is not made of %j', (text) => {
    expect(noticesObjectIn(text)).toBeUndefined();
    expect(parseNoticesFile(text).problems).toEqual([
      'The file: cannot be read. Perhaps a quotation mark, a bracket or a comma is missing or too many',
    ]);
  });

  it('may begin with a byte order mark, and holds one in a text', () => {
    expect(noticesObjectIn('\uFEFF{"banner":"\uFEFF"}')).toEqual({ banner: '\uFEFF' });
  });

  it.each([
    [CLOSED_DAYS_LIMIT, []],
    [
      CLOSED_DAYS_LIMIT + 1,
      [`"closedDays": has ${CLOSED_DAYS_LIMIT + 1} entries; ${CLOSED_DAYS_LIMIT} are allowed`],
    ],
  ])('with %i closed days has the problems %j', (count, problems) => {
    const closedDays = Array.from({ length: count }, () => ({ day: '2026-12-25', reason: 'x' }));
    const { notices, problems: found } = parseNoticesFile(JSON.stringify({ closedDays }));
    expect(found).toEqual(problems);
    expect(notices.closedDays).toHaveLength(problems.length === 0 ? count : 0);
  });

  it.each([
    [{ day: '2026-12-25', from: '2026-12-25', reason: 'x' }],
    [{ day: '2026-12-25', to: '2026-12-25', reason: 'x' }],
    [{ day: '2026-12-25', from: '2026-12-25', to: '2026-12-26', reason: 'x' }],
    [{ from: '2026-12-25', reason: 'x' }],
    [{ to: '2026-12-25', reason: 'x' }],
    [{ reason: 'x' }],
  ])('does not guess which days are meant by %j', (entry) => {
    expect(parseNoticesFile(JSON.stringify({ closedDays: [entry] }))).toEqual({
      notices: { closedDays: [], banner: null },
      problems: ['Closed days, entry 1: must have either "day", or both "from" and "to"'],
    });
  });

  it('asks for quotation marks around an id that is none', () => {
    expect(parseNoticesFile('{"banner":{"id":1,"text":"x"}}').problems).toEqual([
      'Banner, "id": must be a text in quotation marks',
    ]);
  });

  it('has a text that is too long cut without a space before the mark', () => {
    const text = `${'a'.repeat(BANNER_LIMIT - 2)} bbbb`;
    const { notices } = parseNoticesFile(JSON.stringify({ banner: { id: 'x', text } }));
    expect(notices.banner?.text).toBe(`${'a'.repeat(BANNER_LIMIT - 2)}…`);
  });

  it('writes one day as a day, and several as a range', () => {
    const one = { from: '2026-12-25', to: '2026-12-25', reason: 'x' };
    const two = { from: '2026-12-25', to: '2026-12-26', reason: 'y' };
    expect(JSON.parse(noticesText({ closedDays: [one, two], banner: null }))).toEqual({
      closedDays: [{ day: '2026-12-25', reason: 'x' }, two],
      banner: null,
    });
  });
});

describe('the staff’s form', () => {
  it('begins empty, for all tours', () => {
    expect([emptyClosure, emptyBanner]).toEqual([
      { from: '', to: '', scope: 'all', reason: '' },
      { text: '', until: '' },
    ]);
    expect(closureScopes[0]).toEqual({ scope: 'all', label: 'All tours' });
  });

  it.each([
    ['a later day ends the range', wind.from, '2026-12-02', ['2026-12-01', '2026-12-02']],
    ['the same day stays', wind.from, '2026-12-01', ['2026-12-01', '2026-12-01']],
    ['a day before begins anew', wind.from, '2026-11-30', ['2026-11-30', '2026-11-30']],
    ['a day after a range begins anew', wind.to, '2026-12-05', ['2026-12-05', '2026-12-05']],
  ])('in the calendar %s', (_, to, day, range) => {
    const chosen = chooseDay({ ...wind, to }, day);
    expect([chosen.from, chosen.to]).toEqual(range);
  });

  it.each([
    ['a first day within the range', { from: '2026-12-02' }, '2026-12-03'],
    ['a first day that is the last', { from: '2026-12-03' }, '2026-12-03'],
    ['a first day after the last', { from: '2026-12-04' }, '2026-12-04'],
    ['both days', { from: '2026-12-04', to: '2026-12-02' }, '2026-12-02'],
    ['a reason', { reason: 'Storm' }, '2026-12-03'],
  ])('after %s ends on %s', (_, patch, to) => {
    expect(changeClosure(wind, patch).to).toBe(to);
  });

  it('gives a first banner an id of its own, and keeps the id of a text that stays', () => {
    const first = bannerOf({ text: 'High water.', until: '' }, null, '2026-11-22');
    expect(first).toMatchObject({ text: 'High water.' });
    expect(first?.id).toMatch(/^notice-2026-11-22-[0-9a-z]+$/);
    expect(bannerOf({ text: 'High water.', until: '' }, first, '2026-12-01')).toEqual(first);
  });

  it('keeps the last day of one day when only the reason changes', () => {
    const day = { ...wind, to: wind.from };
    expect(changeClosure(day, { reason: 'Storm' })).toEqual({ ...day, reason: 'Storm' });
  });

  it.each([
    [REASON_LIMIT, {}],
    [REASON_LIMIT + 1, { reason: `Please use at most ${REASON_LIMIT} characters.` }],
  ])('says of a reason of %i characters %j', (length, errors) => {
    expect(closureErrors({ ...wind, reason: 'a'.repeat(length) }, '2026-11-22')).toEqual(errors);
  });
});

describe('an address', () => {
  it.each(['/faq', '/faq/', '/faq//'])('%s is the page of questions', (path) => {
    expect(pageMeta(path)).toBe(pageMeta('/faq'));
  });

  it('within which a tour’s stands is not the tour’s', () => {
    expect(pageMeta('/old/tour/lamanai-tour-hopkins')).not.toEqual(
      pageMeta('/tour/lamanai-tour-hopkins'),
    );
    expect(findTour('lamanai-tour-hopkins')).toBeDefined();
  });

  it.each([
    ['/tours', 'Tours'],
    ['/about', 'About Us'],
    ['/faq', 'FAQ'],
    ['/history', 'History'],
    ['/book', 'Book Now'],
    ['/booking-success', 'Booking Confirmation'],
  ])('%s is called %s in the crumbs', (path, label) => {
    expect(breadcrumbsFor(path).at(-1)).toEqual({ path, label });
  });
});

describe('a setting', () => {
  it.each([
    ['VITE_COMPANY_PHONE', 'call +1 800 555 0142'],
    ['VITE_NOTICES_URL', 'see http://files.example.com/notices.json'],
    ['VITE_NOTICES_URL', '/assets/notices.json'],
  ])('%s is not taken as %j', (name, value) => {
    expect(() => checkSettings({ [name]: value })).toThrow(`  ${name} must`);
  });

  it.each([
    ['VITE_NOTICES_URL', 'http://files.example.com/notices.json'],
    ['VITE_NOTICES_URL', '/files/assets/notices.json'],
  ])('%s is taken as %j', (name, value) => {
    expect(() => checkSettings({ [name]: value })).not.toThrow();
  });
});

describe('what the service says', () => {
  it.each([200, 201])('in a plain text of %i characters is its own word up to 200', (length) => {
    const isShort = problemOfAnswer(200, 'a'.repeat(length)) === problemOfAnswer(200, 'accepted');
    expect(isShort).toBe(length <= 200);
  });

  it('is kept as it is, and any other error counts as refused', () => {
    const busy = new SendFailure('busy', '503');
    expect(asSendFailure(busy)).toBe(busy);
    expect(asSendFailure(new Error('no'))).toMatchObject({
      problem: 'rejected',
      detail: 'Error: no',
    });
  });
});

it('a day on which there are no tours is refused, and any other is not', () => {
  const closed = [{ from: '2026-12-25', to: '2026-12-26', reason: 'Christmas' }];
  const errorsOn = (date: string) => {
    const draft = { ...validDraft, date };
    return fieldErrors(tripRules(draft, '2026-11-20', closed), draft);
  };
  expect(errorsOn('2026-12-24')).toEqual({});
  expect(errorsOn('2026-12-25')).toEqual({ date: expect.stringContaining('(Christmas)') });
  const draft = { ...validDraft, date: '2026-12-26' };
  const { error } = tripRules(draft, '2026-11-20', closed).safeParse(draft);
  expect(error?.issues.map(({ code, path }) => [code, path])).toEqual([['custom', ['date']]]);
});

it('names the dietary options when another is asked for', () => {
  expect(fieldErrors(staySchema, { ...validDraft, dietaryRestrictions: 'soup' })).toEqual({
    dietaryRestrictions: 'Please select one of the dietary options.',
  });
});

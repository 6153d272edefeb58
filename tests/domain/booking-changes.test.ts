import { describe, expect, it } from 'vitest';

import {
  changeDraft,
  emptyDraft,
  hasEntries,
  isSameDraft,
  replacedPersons,
} from '#domain/booking.ts';
import { tourIds, tours } from '#domain/tours.ts';
import { minimumByTour, validDraft } from '#tests/support/booking-draft.ts';
import { specifiedTours } from '#tests/support/specification.ts';

const toursWithMinimum = specifiedTours
  .filter(({ minimumPersons }) => minimumPersons !== undefined)
  .map(({ id }) => id);

describe('minimum of a tour', () => {
  it('is stated by the tours that the specification names, and is 4', () => {
    expect(
      tours
        .filter((tour) => tour.minimumPersons !== undefined)
        .map((tour) => [tour.id, tour.minimumPersons]),
    ).toEqual(toursWithMinimum.map((id) => [id, 4]));
  });
});

describe.each(['', ...tourIds])('choosing another tour after %j', (from) => {
  const others = tourIds.filter((id) => id !== from);

  it.each(others.filter((id) => toursWithMinimum.includes(id)))(
    '%s sets the persons to its minimum, whatever they were',
    (to) => {
      for (const persons of ['', '1', '2', '3', '4', '5', '20', '11', 'abc']) {
        const draft = { ...validDraft, tourId: from, persons };
        expect(changeDraft(draft, { tourId: to })).toEqual({ ...draft, tourId: to, persons: '4' });
      }
    },
  );

  it.each(others.filter((id) => !toursWithMinimum.includes(id)))(
    '%s raises fewer persons than 2 and leaves all else',
    (to) => {
      for (const [before, after] of [
        ['', ''],
        ['0', '2'],
        ['1', '2'],
        ['2', '2'],
        ['3', '3'],
        ['4', '4'],
        ['20', '20'],
      ] as const) {
        const draft = { ...validDraft, tourId: from, persons: before };
        expect(changeDraft(draft, { tourId: to })).toEqual({
          ...draft,
          tourId: to,
          persons: after,
        });
      }
    },
  );
});

describe('changeDraft', () => {
  it.each(Object.keys(minimumByTour))('lets persons be chosen freely once %s is', (tourId) => {
    const draft = { ...validDraft, tourId, persons: '4' };
    expect(changeDraft(draft, { persons: '1' })).toEqual({ ...draft, persons: '1' });
    expect(changeDraft(draft, { persons: '20' })).toEqual({ ...draft, persons: '20' });
  });

  it('leaves the persons when the same tour is chosen again', () => {
    const draft = { ...validDraft, tourId: 'lamanai-tour-hopkins', persons: '10' };
    expect(changeDraft(draft, { tourId: 'lamanai-tour-hopkins' })).toEqual(draft);
  });

  it.each(['', '__proto__', 'constructor', 'belize-city'])(
    'changes nothing else for the tour %j, which does not exist',
    (tourId) => {
      expect(changeDraft({ ...validDraft, persons: '1' }, { tourId })).toEqual({
        ...validDraft,
        persons: '1',
        tourId,
      });
    },
  );

  it('changes several answers at once and leaves the draft it was given as it was', () => {
    const before = { ...emptyDraft };
    expect(changeDraft(emptyDraft, { firstName: 'Ada', lastName: 'Lovelace' })).toEqual({
      ...before,
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    expect(emptyDraft).toEqual(before);
  });
});

describe('what changed', () => {
  const fields = Object.keys(emptyDraft) as (keyof typeof emptyDraft)[];

  it('begins with no answer at all', () => {
    expect(Object.values(emptyDraft)).toEqual(fields.map(() => ''));
  });

  it.each(fields)('is something as soon as %s differs', (field) => {
    const other = { ...validDraft, [field]: 'else' };
    expect(isSameDraft(validDraft, { ...validDraft })).toBe(true);
    expect(isSameDraft(validDraft, other)).toBe(false);
  });

  it.each([
    ['nothing', {}, false],
    ['a tour alone', { tourId: 'lamanai-tour-belize-city' }, false],
    [
      'a tour with the persons that it sets',
      { tourId: 'lamanai-tour-hopkins', persons: '4' },
      false,
    ],
    ['a tour with other persons', { tourId: 'lamanai-tour-hopkins', persons: '5' }, true],
    ['persons', { persons: '2' }, true],
    ['a name', { firstName: 'A' }, true],
  ])('has entries after %s: %j', (_, patch, expected) => {
    expect(hasEntries({ ...emptyDraft, ...patch })).toBe(expected);
  });

  it.each([
    ['another tour and other persons', { tourId: 'lamanai-tour-hopkins', persons: '4' }, '3'],
    ['another tour alone', { tourId: 'lamanai-tour-hopkins' }, ''],
    ['other persons alone', { persons: '4' }, ''],
    ['nothing', {}, ''],
  ])('%s replaces the persons of the visitor: %j', (_, patch, expected) => {
    expect(replacedPersons(validDraft, { ...validDraft, ...patch })).toBe(expected);
  });
});

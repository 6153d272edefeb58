import { describe, expect, it } from 'vitest';

import {
  changeDraft,
  emptyDraft,
  hasEntries,
  isSameDraft,
  replacedPersons,
} from '#domain/booking.ts';
import { validDraft } from '#tests/support/booking-draft.ts';
import { specifiedTours } from '#tests/support/specification.ts';

describe('changeDraft', () => {
  it.each(specifiedTours)('to $id sets the persons to its minimum, or raises them to 2', (to) => {
    const before = { ...validDraft, tourId: '' };
    for (const persons of ['', '0', '1', '2', '3', '4', '20', 'abc']) {
      const isRaised = persons !== '' && Number(persons) < 2;
      const after = to.minimumPersons ?? (isRaised ? 2 : persons);
      expect(changeDraft({ ...before, persons }, { tourId: to.id })).toEqual({
        ...before,
        tourId: to.id,
        persons: String(after),
      });
    }
  });

  it('lets persons be chosen freely once the tour is', () => {
    const draft = { ...validDraft, tourId: 'lamanai-tour-hopkins', persons: '4' };
    expect(changeDraft(draft, { persons: '1' })).toEqual({ ...draft, persons: '1' });
  });

  it('leaves the persons when the same tour is chosen again', () => {
    const draft = { ...validDraft, tourId: 'lamanai-tour-hopkins', persons: '10' };
    expect(changeDraft(draft, { tourId: 'lamanai-tour-hopkins' })).toEqual(draft);
  });

  it.each(['', '__proto__', 'belize-city'])(
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
    const patch = { firstName: 'Ada', lastName: 'Lovelace' };
    expect(changeDraft(emptyDraft, patch)).toEqual({ ...before, ...patch });
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

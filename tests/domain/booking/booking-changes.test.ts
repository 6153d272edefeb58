import { describe, expect, it } from 'vitest';

import { emptyDraft } from '#domain/booking/booking.ts';
import {
  changeDraft,
  hasEntries,
  isSameDraft,
  replacedPersons,
} from '#domain/booking/booking-changes.ts';
import { validDraft } from '#tests/support/booking-draft.ts';
import { specifiedTours } from '#tests/support/specification.ts';

describe('changeDraft', () => {
  it.each(specifiedTours)(
    'changing to $id sets the group to the minimum of that tour, or to 2 if the group was smaller',
    (to) => {
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
    },
  );

  it.each([
    ['persons, freely once a tour is chosen', { persons: '1' }],
    ['nothing where the same tour is chosen again', { tourId: 'lamanai-tour-hopkins' }],
    ['nothing else for a tour that does not exist', { tourId: 'belize-city' }],
    ['several answers at once', { firstName: 'Grace', lastName: 'Hopper' }],
  ])('changeDraft changes %s', (_, patch) => {
    const draft = { ...validDraft, tourId: 'lamanai-tour-hopkins', persons: '1' };
    const before = { ...draft };
    expect(changeDraft(draft, patch)).toEqual({ ...before, ...patch });
    expect(draft).toEqual(before);
  });

  it.each([
    ['restores the remembered persons', { tourId: 'lamanai-tour-belize-city' }, '10', '10'],
    ['sets the minimum first', { tourId: 'lamanai-tour-placencia' }, '10', '4'],
    ['restores no persons below the minimum', { tourId: 'lamanai-tour-belize-city' }, '1', '4'],
    [
      'prefers persons chosen with the tour',
      { tourId: 'lamanai-tour-belize-city', persons: '3' },
      '10',
      '3',
    ],
    ['restores nothing before a tour is chosen', { tourId: '' }, '10', '4'],
  ])('changeDraft %s: %j after %s persons', (_, patch, remembered, persons) => {
    const draft = { ...validDraft, tourId: 'lamanai-tour-hopkins', persons: '4' };
    expect(changeDraft(draft, patch, remembered)).toEqual({ ...draft, ...patch, persons });
  });
});

describe('the differences between drafts', () => {
  it.each(Object.keys(emptyDraft))(
    'the differences between drafts include the field %s',
    (field) => {
      expect(isSameDraft(validDraft, { ...validDraft })).toBe(true);
      expect(isSameDraft(validDraft, { ...validDraft, [field]: 'else' })).toBe(false);
    },
  );

  it.each([
    ['nothing', {}, false],
    ['a tour alone', { tourId: 'lamanai-tour-belize-city' }, false],
    ['a tour and what it sets', { tourId: 'lamanai-tour-hopkins', persons: '4' }, false],
    ['a tour with other persons', { tourId: 'lamanai-tour-hopkins', persons: '5' }, true],
    ['persons', { persons: '2' }, true],
    ['a name', { firstName: 'A' }, true],
  ])('a draft with %s counts as a draft with entries: %j', (_, patch, expected) => {
    expect(hasEntries({ ...emptyDraft, ...patch })).toBe(expected);
  });

  it.each([
    ['another tour and other persons', { tourId: 'lamanai-tour-hopkins', persons: '4' }, '3'],
    ['another tour alone', { tourId: 'lamanai-tour-hopkins' }, ''],
    ['other persons alone', { persons: '4' }, ''],
    ['nothing', {}, ''],
  ])('%s replaces the group size chosen by the visitor: %j', (_, patch, expected) => {
    expect(replacedPersons(validDraft, { ...validDraft, ...patch })).toBe(expected);
  });
});

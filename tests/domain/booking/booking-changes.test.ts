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
    'choosing the tour $id sets the group size to the specified minimum or to at least 2',
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
    ['a group size below the minimum of the chosen tour', { persons: '1' }],
    ['the tour that is already chosen', { tourId: 'lamanai-tour-hopkins' }],
    ['a tour that does not exist', { tourId: 'belize-city' }],
    ['several fields at the same time', { firstName: 'Grace', lastName: 'Hopper' }],
  ])('changeDraft applies a patch without further changes: %s', (_, patch) => {
    const draft = { ...validDraft, tourId: 'lamanai-tour-hopkins', persons: '1' };
    const before = { ...draft };
    expect(changeDraft(draft, patch)).toEqual({ ...before, ...patch });
    expect(draft).toEqual(before);
  });

  it.each([
    ['restores the remembered group size', { tourId: 'lamanai-tour-belize-city' }, '10', '10'],
    [
      'prefers the minimum of the tour to the remembered group size',
      { tourId: 'lamanai-tour-placencia' },
      '10',
      '4',
    ],
    ['restores no group size below the minimum', { tourId: 'lamanai-tour-belize-city' }, '1', '4'],
    [
      'prefers a group size chosen together with the tour',
      { tourId: 'lamanai-tour-belize-city', persons: '3' },
      '10',
      '3',
    ],
    ['restores no group size before a tour is chosen', { tourId: '' }, '10', '4'],
  ])(
    'changeDraft uses the remembered group size correctly: it %s (patch %j, remembered %j)',
    (_, patch, remembered, persons) => {
      const draft = { ...validDraft, tourId: 'lamanai-tour-hopkins', persons: '4' };
      expect(changeDraft(draft, patch, remembered)).toEqual({ ...draft, ...patch, persons });
    },
  );
});

describe('differences between drafts', () => {
  it.each(Object.keys(emptyDraft))('isSameDraft compares the field %s', (field) => {
    expect(isSameDraft(validDraft, { ...validDraft })).toBe(true);
    expect(isSameDraft(validDraft, { ...validDraft, [field]: 'else' })).toBe(false);
  });

  it.each([
    ['nothing', {}, false],
    ['only a tour', { tourId: 'lamanai-tour-belize-city' }, false],
    ['a tour and the default group size', { tourId: 'lamanai-tour-hopkins', persons: '4' }, false],
    [
      'a tour and a group size chosen by the visitor',
      { tourId: 'lamanai-tour-hopkins', persons: '5' },
      true,
    ],
    ['a group size', { persons: '2' }, true],
    ['a first name', { firstName: 'A' }, true],
  ])('hasEntries returns the expected value for a draft with %s: %j', (_, patch, expected) => {
    expect(hasEntries({ ...emptyDraft, ...patch })).toBe(expected);
  });

  it.each([
    ['tour and group size', { tourId: 'lamanai-tour-hopkins', persons: '4' }, '3'],
    ['only the tour', { tourId: 'lamanai-tour-hopkins' }, ''],
    ['only the group size', { persons: '4' }, ''],
    ['nothing', {}, ''],
  ])(
    'replacedPersons returns the replaced group size after a change of %s: %j',
    (_, patch, expected) => {
      expect(replacedPersons(validDraft, { ...validDraft, ...patch })).toBe(expected);
    },
  );
});

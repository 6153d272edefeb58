import { describe, expect, it } from 'vitest';

import { emptyDraft, changeDraft, hasEntries, isSameDraft } from '#domain/booking/draft.ts';

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

  it('changeDraft keeps a group size that changes together with the tour', () => {
    const patch = { tourId: 'lamanai-tour-hopkins', persons: '5' };
    expect(changeDraft(validDraft, patch)).toEqual({ ...validDraft, ...patch });
  });
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
});

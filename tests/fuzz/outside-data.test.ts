import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BANNER_LIMIT, REASON_LIMIT } from '#domain/notices/notices-schema.ts';
import { bookingSteps, readSavedDraft } from '#domain/booking/stored-booking.ts';
import { requestMailtoHref, requestText } from '#domain/booking/booking-text.ts';
import { emptyDraft, parseBooking, tripRules, type BookingDraft } from '#domain/booking/draft.ts';
import { formatDayWithWeekday, isRealDay } from '#domain/site/calendar.ts';
import { parseCurrentNotices } from '#domain/notices/parse-notices.ts';
import { personsOptions } from '#domain/tours/party-size.ts';
import { formatUsd } from '#domain/tours/pricing.ts';
import { REFERENCE_PATTERN } from '#domain/booking/reference.ts';
import { sanitizeLine, countCharacters } from '#lib/text.ts';
import { tourIds, tours } from '#domain/tours/tours.ts';
import { selectPrice, selectStep } from '#machines/booking.selectors.ts';
import { startBooking } from '#tests/support/booking-actor.ts';
import { minimumByTour, reference, today, validDraft } from '#tests/support/booking-draft.ts';
import { hostileText } from '#tests/support/hostile-text.ts';

const anyDay = fc.oneof(
  fc.constantFrom('2026-12-25', '2026-11-20', '2026-11-19', '2026-02-30', '', '9999-12-31'),
  fc
    .integer({ min: 20_000, max: 21_500 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
);
const anyPersons = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -1, max: 20 }).map(String) },
  fc.constantFrom('', ' 3', '03', '3.0', '2.5', '1e1', '0x4', 'NaN', 'Infinity', '٣', '1000000'),
  hostileText(20),
);
const anyTour = fc.oneof(
  fc.constantFrom(...tourIds),
  fc.constantFrom<string>('', 'belize-city', '__proto__', 'constructor'),
);
const json = fc.jsonValue({ maxDepth: 2 });

/** Generates a record in which some values are invalid. */
const nearly = (shape: Record<string, fc.Arbitrary<unknown>>) => {
  const names = fc.constantFrom(...Object.keys(shape), '__proto__');
  const wrong = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(names, json, { maxKeys: 2 }) },
  );
  return fc.tuple(fc.record(shape), wrong).map(([right, other]) => ({ ...right, ...other }));
};

/** Generates the JSON of a record, which may be truncated, or other text. */
const stored = (record: fc.Arbitrary<unknown>) => {
  const text = record.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 8, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.oneof(
        hostileText(200),
        json.map((value) => JSON.stringify(value)),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(text, fc.nat(300)).map(([whole, length]) => whole.slice(0, length)),
    },
  );
};

const draftFields = {
  ...(Object.fromEntries(
    Object.keys(emptyDraft).map((field) => [field, hostileText(60)]),
  ) as Record<keyof BookingDraft, fc.Arbitrary<string>>),
  tourId: anyTour,
  date: anyDay,
  persons: anyPersons,
  dietaryRestrictions: fc.constantFrom('', 'vegan', 'none', 'everything'),
};

const RUNS = { numRuns: 3000 };
const NOW_MS = Date.parse('2026-11-20T18:00:00Z');

/** Returns the price of this tour for this group; null if the tour does not allow the size of the group. */
function rightTotal(tourId: string, persons: string): number | null {
  const tour = tours.find(({ id }) => id === tourId);
  const offered = personsOptions(minimumByTour[tourId] ?? 2).map(String);
  return tour && offered.includes(persons) ? tour.priceUsd * 100 * Number(persons) : null;
}

const totalsIn = (text: string) =>
  [...text.matchAll(/^Total: (US\$[^ \n]*)/gm)].map(([, total]) => total);

describe('any stored or downloaded data', { timeout: 120_000 }, () => {
  it('any saved draft is either read as a valid draft or rejected', () => {
    const record = nearly({
      version: fc.constantFrom(2, 3, 3, 3),
      replaces: fc.constantFrom([], [reference]),
      mayHaveArrived: fc.boolean(),
      savedAtMs: fc.constantFrom(NOW_MS, NOW_MS - 1000, NOW_MS + 1000, NOW_MS - 86_400_001),
      reference: fc.constantFrom(null, reference),
      step: fc.constantFrom(...bookingSteps),
      draft: fc.oneof(
        fc.record(draftFields),
        fc
          .oneof(
            fc.record(draftFields, { requiredKeys: [] }),
            fc.record({ tourId: fc.constantFrom(...tourIds), persons: anyPersons }),
          )
          .map((part) => ({ ...validDraft, ...part })),
      ),
    });
    let reviewed = 0;
    fc.assert(
      fc.property(stored(record), (text) => {
        const saved = readSavedDraft(text, NOW_MS);
        if (!saved) return;
        expect(Object.keys(saved.draft)).toEqual(Object.keys(emptyDraft));
        expect(saved.reference ?? reference).toMatch(REFERENCE_PATTERN);

        const { actor } = startBooking({ saved });
        const snapshot = actor.getSnapshot();
        actor.stop();
        const step = selectStep(snapshot);
        const { draft } = snapshot.context;
        expect(step === 'trip' || tripRules(draft, today).safeParse(draft).success).toBe(true);
        if (step === 'review') {
          reviewed += 1;
          // Throws if an answer is invalid.
          parseBooking(draft, today);
        }
        const total = rightTotal(draft.tourId, draft.persons);
        expect(selectPrice(snapshot)?.totalCents ?? null).toBe(total);
        expect(totalsIn(requestText({ ...draft, specialRequirements: '' }, reference))).toEqual(
          total === null ? [] : [formatUsd(total)],
        );
        expect(requestMailtoHref(draft, reference).length).toBeLessThanOrEqual(1900);
      }),
      RUNS,
    );
    expect(reviewed).toBeGreaterThan(0);
  });

  it('any notices file closes only the days that the file lists', () => {
    const reason = hostileText(150);
    const range = { from: anyDay, to: anyDay, reason };
    const closedDay = fc.oneof(
      nearly({ day: anyDay, reason }),
      nearly({ ...range, tours: fc.array(anyTour) }),
      nearly({ weekdays: fc.array(fc.constantFrom('Friday', 'Sunday', 'Caturday')) }),
      json,
    );
    const banner = nearly({
      id: fc.constantFrom('a', 'rain-1', '<b>'),
      text: hostileText(400),
      until: fc.oneof(anyDay, fc.constant(null)),
    });
    const file = nearly({
      closedDays: fc.array(closedDay, { maxLength: 6 }),
      banner: fc.oneof(banner, json),
    });
    let closed = 0;
    fc.assert(
      fc.property(stored(file), anyDay, (text, otherDay) => {
        const { closedDays, banner: shown } = parseCurrentNotices(text, today).notices;
        closed += closedDays.length;
        for (const closure of closedDays) {
          const { reason: told = '', tours: named } = closure;
          const isSound =
            'weekdays' in closure
              ? closure.weekdays.every((name) => ['Friday', 'Sunday'].includes(name))
              : [closure.from, closure.to].every(
                  (day) => isRealDay(day) && text.includes(`"${day}"`),
                ) &&
                closure.from <= closure.to &&
                closure.to >= today;
          expect(isSound).toBe(true);
          expect(named?.length !== 0 && (named ?? []).every((id) => tourIds.includes(id))).toBe(
            true,
          );
          expect(told).toBe(sanitizeLine(told));
          expect(countCharacters(told)).toBeLessThanOrEqual(REASON_LIMIT);
        }
        expect(countCharacters(shown?.text ?? '')).toBeLessThanOrEqual(BANNER_LIMIT);
        expect((shown?.until ?? today) >= today).toBe(true);

        const draft = { ...validDraft, date: otherDay };
        const isOpen = tripRules(draft, today, closedDays).safeParse(draft).success;
        const wasOpen = isRealDay(otherDay) && otherDay >= today && otherDay <= '2027-11-20';
        const weekday = isRealDay(otherDay) ? formatDayWithWeekday(otherDay).split(',')[0] : '';
        const isClosed = closedDays.some(
          (closure) =>
            (closure.tours ?? tourIds).some((id) => id === draft.tourId) &&
            ('weekdays' in closure
              ? closure.weekdays.some((name) => name === weekday)
              : closure.from <= otherDay && otherDay <= closure.to),
        );
        expect(isOpen).toBe(wasOpen && !isClosed);
      }),
      RUNS,
    );
    expect(closed).toBeGreaterThan(0);
  });
});

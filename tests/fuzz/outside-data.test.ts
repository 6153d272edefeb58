import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  bookingSteps,
  readReceipt,
  readSavedDraft,
  writeReceipt,
  writeSavedDraft,
} from '#domain/booking-record.ts';
import { requestMailtoHref, requestText } from '#domain/booking-text.ts';
import { asTourId, emptyDraft, parseBooking, tripRules } from '#domain/booking.ts';
import { isRealDay } from '#domain/calendar.ts';
import { BANNER_LIMIT, readNoticesFile, REASON_LIMIT } from '#domain/notices-file.ts';
import { personsOptions } from '#domain/persons.ts';
import { formatUsd } from '#domain/pricing.ts';
import { receiptText } from '#domain/receipt-text.ts';
import { firstVersion, REFERENCE_PATTERN } from '#domain/reference.ts';
import { cleanLine, countCharacters } from '#domain/text.ts';
import { tourIds, tours } from '#domain/tours.ts';
import { historyMove, trailOf } from '#features/booking/step-trail.ts';
import { selectPrice, selectStep } from '#machines/booking.selectors.ts';
import { startBooking } from '#tests/support/booking-actor.ts';
import { minimumByTour, reference, today, validDraft } from '#tests/support/booking-draft.ts';
import { hostileText } from '#tests/support/hostile-text.ts';

import {
  anyDay,
  anyPersons,
  anyText,
  anyTour,
  draftFields,
  json,
  nearly,
  stored,
} from './arbitraries.ts';

const RUNS = { numRuns: 10_000 };
const NOW_MS = Date.parse('2026-11-20T18:00:00Z');

/** The one price of this tour for so many, if they are a group that the tour takes. */
function rightTotal(tourId: string, persons: string): number | null {
  const tour = tours.find(({ id }) => id === tourId);
  const offered = personsOptions(minimumByTour[tourId] ?? 2).map(String);
  return tour && offered.includes(persons) ? tour.priceUsd * 100 * Number(persons) : null;
}

const totalsIn = (text: string) =>
  [...text.matchAll(/^Total: (US\$[^ \n]*)/gm)].map(([, total]) => total);

// A review whose answers break a rule makes `parseBooking` throw.
describe('10,000 of each that may come from outside', { timeout: 60_000 }, () => {
  it('drafts: a valid record or nothing; no step before its time, no price but the right one', () => {
    const record = nearly({
      version: fc.constantFrom(1, 2, 2, 2),
      versions: fc.oneof(
        { weight: 3, arbitrary: fc.constant(firstVersion) },
        fc.record({ current: fc.nat(4), last: fc.nat(4), unconfirmed: fc.nat(4) }),
      ),
      savedAtMs: fc.constantFrom(NOW_MS, NOW_MS - 1000, NOW_MS + 1000, NOW_MS - 86_400_001),
      reference: fc.constant(reference),
      step: fc.constantFrom(...bookingSteps),
      isSending: fc.boolean(),
      draft: fc.oneof(
        { weight: 5, arbitrary: fc.record(draftFields) },
        {
          weight: 3,
          arbitrary: fc
            .record({ ...draftFields }, { requiredKeys: [] })
            .map((part) => ({ ...validDraft, ...part })),
        },
        {
          weight: 3,
          arbitrary: fc
            .record({ tourId: fc.constantFrom(...tourIds), persons: anyPersons })
            .map((part) => ({ ...validDraft, ...part })),
        },
      ),
    });
    let read = 0;
    let priced = 0;
    let reviewed = 0;
    fc.assert(
      fc.property(stored(record), (text) => {
        const saved = readSavedDraft(text, NOW_MS);
        if (!saved) return;
        read += 1;
        expect(Object.keys(saved.draft)).toEqual(Object.keys(emptyDraft));
        expect(Object.values(saved.draft).filter((answer) => typeof answer !== 'string')).toEqual(
          [],
        );
        expect(saved.reference).toMatch(REFERENCE_PATTERN);
        expect(readSavedDraft(writeSavedDraft(saved, NOW_MS), NOW_MS)).toEqual(saved);

        const { actor } = startBooking({ saved });
        const snapshot = actor.getSnapshot();
        actor.stop();
        const step = selectStep(snapshot);
        const { draft } = snapshot.context;
        expect(step === 'trip' || tripRules(draft, today).safeParse(draft).success).toBe(true);
        if (step === 'review') {
          reviewed += 1;
          parseBooking(draft, today);
        }
        const total = rightTotal(draft.tourId, draft.persons);
        if (total !== null) priced += 1;
        expect(selectPrice(snapshot)?.totalCents ?? null).toBe(total);
        expect(totalsIn(requestText({ ...draft, specialRequirements: '' }, reference))).toEqual(
          total === null ? [] : [formatUsd(total)],
        );
        expect(requestMailtoHref(draft, reference).length).toBeLessThanOrEqual(1900);
      }),
      RUNS,
    );
    expect({ read: read > 2000, priced: priced > 300, reviewed: reviewed > 50 }).toEqual({
      read: true,
      priced: true,
      reviewed: true,
    });
  });

  it('receipts: only tours, days and groups that are on offer, at their price', () => {
    const record = nearly({
      version: fc.constant(1),
      sentAtMs: fc.constant(NOW_MS),
      reference: fc.constantFrom(reference, `${reference}-2`, reference, 'LAM-1', ''),
      tourId: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...tourIds) },
        { weight: 1, arbitrary: anyTour },
      ),
      date: anyDay,
      persons: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: -1, max: 25 }) },
        { weight: 1, arbitrary: fc.oneof(fc.double(), fc.maxSafeInteger(), anyPersons) },
      ),
    });
    let read = 0;
    fc.assert(
      fc.property(stored(record), anyDay.filter(isRealDay), (text, day) => {
        const receipt = readReceipt(text);
        if (!receipt) return;
        read += 1;
        const { tourId, date, persons } = receipt;
        const total = rightTotal(tourId, String(persons));
        expect(total, `${persons} for ${tourId}`).not.toBeNull();
        expect(isRealDay(date)).toBe(true);
        const said = receiptText(receipt, day);
        expect(totalsIn(said)).toEqual([formatUsd(total ?? 0)]);
        expect(said).toContain(`, ${Number(date.slice(0, 4))}\n`);
        expect(said).toContain(tours.find(({ id }) => id === tourId)?.title);
        expect(readReceipt(writeReceipt(receipt, NOW_MS))).toEqual(receipt);
      }),
      RUNS,
    );
    expect(read).toBeGreaterThan(500);
  });

  it('addresses: one of the eight tours, or none', () => {
    const search = fc.oneof(
      anyTour.map((id) => `?tourId=${id}`),
      fc.tuple(anyTour, hostileText(40)).map(([id, rest]) => `?tourId=${id}${rest}`),
      fc
        .tuple(hostileText(40), anyTour)
        .map(([rest, id]) => `?${rest}&tourId=${encodeURIComponent(id)}`),
      hostileText(80),
    );
    let chosen = 0;
    fc.assert(
      fc.property(search, (text) => {
        const asked = new URLSearchParams(text).get('tourId');
        const tourId = asTourId(asked);
        expect(tourId).toBe(tours.find(({ id }) => id === asked)?.id ?? null);
        if (!tourId) return;
        chosen += 1;
        const { actor } = startBooking({ tourId });
        const snapshot = actor.getSnapshot();
        actor.stop();
        const minimum = tours.find(({ id }) => id === tourId)?.minimumPersons;
        expect(snapshot.context.draft).toEqual({
          ...emptyDraft,
          tourId,
          persons: minimum ? String(minimum) : '',
        });
      }),
      RUNS,
    );
    expect(chosen).toBeGreaterThan(1000);
  });

  it('navigation states: a tour, a trail of steps, or nothing; never further back than the trail', () => {
    const state = fc.oneof(
      fc.anything({ maxDepth: 2 }),
      fc.record({ id: fc.oneof(anyTour, fc.anything({ maxDepth: 2 })) }),
      fc.record({
        trail: fc.oneof(
          fc.array(fc.constantFrom(...bookingSteps), { maxLength: 6 }),
          fc.anything({ maxDepth: 2 }),
          fc.array(fc.anything({ maxDepth: 2 })),
        ),
      }),
    );
    const step = fc.constantFrom(...bookingSteps);
    fc.assert(
      fc.property(state, step, step, fc.boolean(), (value, from, to, isChange) => {
        const passed = asTourId((value as { id?: unknown } | null | undefined)?.id);
        expect([...tourIds, null]).toContain(passed);
        const trail = trailOf(value);
        expect(trail.filter((known) => !bookingSteps.includes(known))).toEqual([]);
        const move = historyMove({ trail, from, to, isChange });
        expect(move === 'push' || move === 'replace' || (move < 0 && -move <= trail.length)).toBe(
          true,
        );
      }),
      RUNS,
    );
  });

  it('notices.json: closes the days that it names and no other, and says what stands in it', () => {
    const closedDay = fc.oneof(
      nearly({ day: anyDay, reason: anyText }),
      nearly({ from: anyDay, to: anyDay, reason: anyText, tours: fc.array(anyTour) }),
      nearly({
        from: anyDay,
        to: anyDay,
        reason: anyText,
        transport: fc.constantFrom('flight', 'road', 'rocket'),
      }),
    );
    const file = nearly({
      closedDays: fc.array(
        fc.oneof({ weight: 5, arbitrary: closedDay }, { weight: 1, arbitrary: json }),
        { maxLength: 6 },
      ),
      banner: fc.oneof(
        nearly({
          id: fc.constantFrom('a', 'rain-1', '<b>'),
          text: fc.oneof(
            anyText,
            fc.nat(400).map((length) => 'rain '.repeat(length)),
          ),
          until: fc.oneof(anyDay, fc.constant(null)),
        }),
        json,
      ),
    });
    let closed = 0;
    fc.assert(
      fc.property(stored(file), anyDay, (text, otherDay) => {
        const { notices } = readNoticesFile(text, today);
        closed += notices.closedDays.length;
        for (const { from, to, reason, tours: named, transport } of notices.closedDays) {
          expect([from, to].every((day) => isRealDay(day) && text.includes(`"${day}"`))).toBe(true);
          expect(from <= to && to >= today).toBe(true);
          expect(named?.filter((id) => !tourIds.includes(id)) ?? []).toEqual([]);
          expect(named?.length).not.toBe(0);
          expect([undefined, 'flight', 'road']).toContain(transport);
          expect(countCharacters(reason)).toBeGreaterThan(0);
          expect(countCharacters(reason)).toBeLessThanOrEqual(REASON_LIMIT);
          expect(reason).toBe(cleanLine(reason));
        }
        const { banner } = notices;
        expect(text).toContain(banner ? JSON.stringify(banner.id) : '');
        expect(countCharacters(banner?.text ?? '')).toBeLessThanOrEqual(BANNER_LIMIT);
        expect((banner?.until ?? today) >= today).toBe(true);
        const draft = { ...validDraft, date: otherDay };
        const isOpen = tripRules(draft, today, notices.closedDays).safeParse(draft).success;
        const wasOpen = isRealDay(otherDay) && otherDay >= today && otherDay <= '2027-11-20';
        const isClosed = notices.closedDays.some(
          ({ from, to, tours: named = ['lamanai-tour-belize-city'], transport = 'road' }) =>
            from <= otherDay &&
            otherDay <= to &&
            named.includes('lamanai-tour-belize-city') &&
            transport === 'road',
        );
        expect(isOpen).toBe(wasOpen && !isClosed);
      }),
      RUNS,
    );
    expect(closed).toBeGreaterThan(1000);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BANNER_LIMIT, REASON_LIMIT } from '#content/notice-limits.ts';
import { bookingSteps, readReceipt, readSavedDraft, writeReceipt } from '#domain/booking-record.ts';
import { requestMailtoHref, requestText } from '#domain/booking-text.ts';
import { emptyDraft, parseBooking, tripRules } from '#domain/booking.ts';
import { isRealDay } from '#domain/calendar.ts';
import { readNoticesFile } from '#domain/notices-file.ts';
import { personsOptions } from '#domain/persons.ts';
import { formatUsd } from '#domain/pricing.ts';
import { receiptText } from '#domain/receipt-text.ts';
import { firstVersion, REFERENCE_PATTERN } from '#domain/reference.ts';
import { cleanLine, countCharacters } from '#domain/text.ts';
import { tourIds, tours } from '#domain/tours.ts';
import { selectPrice, selectStep } from '#machines/booking.selectors.ts';
import { startBooking } from '#tests/support/booking-actor.ts';
import { minimumByTour, reference, today, validDraft } from '#tests/support/booking-draft.ts';

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

const RUNS = { numRuns: 3000 };
const NOW_MS = Date.parse('2026-11-20T18:00:00Z');

/** The one price of this tour for so many, if they are a group that the tour takes. */
function rightTotal(tourId: string, persons: string): number | null {
  const tour = tours.find(({ id }) => id === tourId);
  const offered = personsOptions(minimumByTour[tourId] ?? 2).map(String);
  return tour && offered.includes(persons) ? tour.priceUsd * 100 * Number(persons) : null;
}

const totalsIn = (text: string) =>
  [...text.matchAll(/^Total: (US\$[^ \n]*)/gm)].map(([, total]) => total);

describe('whatever may come from storage or the host', { timeout: 120_000 }, () => {
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
    let reviewed = 0;
    fc.assert(
      fc.property(stored(record), (text) => {
        const saved = readSavedDraft(text, NOW_MS);
        if (!saved) return;
        expect(Object.keys(saved.draft)).toEqual(Object.keys(emptyDraft));
        expect(saved.reference).toMatch(REFERENCE_PATTERN);

        const { actor } = startBooking({ saved });
        const snapshot = actor.getSnapshot();
        actor.stop();
        const step = selectStep(snapshot);
        const { draft } = snapshot.context;
        expect(step === 'trip' || tripRules(draft, today).safeParse(draft).success).toBe(true);
        if (step === 'review') {
          reviewed += 1;
          // Throws where an answer breaks a rule.
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

  it('receipts: only tours, days and groups that are on offer, at their price', () => {
    const record = nearly({
      version: fc.constant(1),
      sentAtMs: fc.constant(NOW_MS),
      reference: fc.constantFrom(reference, `${reference}-2`, reference, 'LAM-1', ''),
      tourId: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...tourIds) }, anyTour),
      date: anyDay,
      persons: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: -1, max: 25 }) },
        fc.oneof(fc.double(), fc.maxSafeInteger(), anyPersons),
      ),
    });
    let read = 0;
    fc.assert(
      fc.property(stored(record), anyDay.filter(isRealDay), (text, day) => {
        const receipt = readReceipt(text);
        if (!receipt) return;
        read += 1;
        const total = rightTotal(receipt.tourId, String(receipt.persons));
        expect(total, `${receipt.persons} for ${receipt.tourId}`).not.toBeNull();
        expect(isRealDay(receipt.date)).toBe(true);
        expect(totalsIn(receiptText(receipt, day))).toEqual([formatUsd(total ?? 0)]);
        expect(readReceipt(writeReceipt(receipt, NOW_MS))).toEqual(receipt);
      }),
      RUNS,
    );
    expect(read).toBeGreaterThan(0);
  });

  it('notices.json: closes the days that it names and no other, and says what stands in it', () => {
    const range = { from: anyDay, to: anyDay, reason: anyText };
    const closedDay = fc.oneof(
      nearly({ day: anyDay, reason: anyText }),
      nearly({ ...range, tours: fc.array(anyTour) }),
      nearly({ ...range, transport: fc.constantFrom('flight', 'road', 'rocket') }),
    );
    const file = nearly({
      closedDays: fc.array(fc.oneof({ weight: 5, arbitrary: closedDay }, json), { maxLength: 6 }),
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
        const { closedDays, banner } = readNoticesFile(text, today).notices;
        closed += closedDays.length;
        for (const { from, to, reason, tours: named, transport } of closedDays) {
          expect([from, to].every((day) => isRealDay(day) && text.includes(`"${day}"`))).toBe(true);
          expect(from <= to && to >= today).toBe(true);
          expect(named?.length !== 0 && (named ?? []).every((id) => tourIds.includes(id))).toBe(
            true,
          );
          expect([undefined, 'flight', 'road']).toContain(transport);
          expect(reason).toBe(cleanLine(reason));
          expect(countCharacters(reason)).toBeLessThanOrEqual(REASON_LIMIT);
        }
        expect(countCharacters(banner?.text ?? '')).toBeLessThanOrEqual(BANNER_LIMIT);
        expect((banner?.until ?? today) >= today).toBe(true);

        const draft = { ...validDraft, date: otherDay };
        const isOpen = tripRules(draft, today, closedDays).safeParse(draft).success;
        const wasOpen = isRealDay(otherDay) && otherDay >= today && otherDay <= '2027-11-20';
        const isClosed = closedDays.some(
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
    expect(closed).toBeGreaterThan(0);
  });
});

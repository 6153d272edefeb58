import { describe, expect, test } from 'vitest';

import { inclusions } from '#tests/support/specification.ts';
import { getTourDetails } from '#domain/tours/tour-details.ts';
import { tours as tourFacts } from '#domain/tours/tours.ts';
import { loadContent } from '#content/load-content.ts';
import { minutesOf } from '#lib/clock.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';

const tours = tourFacts.map((tour) => ({ ...tour, ...getTourDetails(tour.id) }));

describe.each(tours)('the tour $id', (tour) => {
  test('the itinerary of a tour is as long as the stated duration', () => {
    const times = tour.itinerary.map(({ time }) => minutesOf(time));
    const hours = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 60;
    const stated = Number.parseFloat(/\d+½?/.exec(tour.duration)?.[0].replace('½', '.5') ?? '');
    expect(Math.abs(hours - stated)).toBeLessThanOrEqual(0.75);
  });

  test('a tour lists exactly the inclusions of the company', () => {
    expect(tour.included).toEqual(inclusions);
    expect(tour.notIncluded.filter((item) => tour.included.includes(item))).toEqual([]);
  });

  test('a tour suggests each pickup point once, with "Not sure yet" last', () => {
    expect(tour.pickupPoints.at(-1)).toBe('Not sure yet');
    expect(new Set(tour.pickupPoints).size).toBe(tour.pickupPoints.length);
  });

  test('the texts of a tour do not promise a climb', () => {
    expect(JSON.stringify(tour)).not.toMatch(/\bclimb (?:the|to|up)\b/i);
  });
});

describe('a tour that is no longer offered', () => {
  const { dir, change } = useContentCopy();
  const removeHopkins = (leadsTo: string) => change('hopkins leadsTo', leadsTo);

  test('a removed tour is left out, and both of its addresses lead elsewhere', () => {
    removeHopkins('/tours');
    const { tours: offered, tourRedirects } = loadContent(dir());
    expect(offered.map(({ slug }) => slug)).not.toContain('hopkins-belize');
    expect(tourRedirects).toEqual([
      { address: 'lamanai-tour-hopkins', leadsTo: '/tours' },
      { address: 'hopkins-belize', leadsTo: '/tours' },
    ]);
  });

  test('a removed tour must not lead to a tour that does not exist', () => {
    removeHopkins('/tour/hopkins-belize');
    expect(() => loadContent(dir())).toThrow("/tour/hopkins-belize is no tour's address");
  });
});

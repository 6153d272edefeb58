import { expect, test } from 'vitest';

import { loadContent } from '#content/load-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';
import { specifiedTours } from '#tests/support/specification.ts';

const { dir, change } = useContentCopy();
const id = 'lamanai-tour-san-pedro-by-boat';

test.each([
  ['included', 'Water-taxi tickets are included in the price.', true, false],
  ['not included', 'Water-taxi tickets are not included in the price.', false, true],
  [
    'confirmed before the deposit',
    'Water-taxi tickets: before you pay the deposit, we’ll tell you whether the price covers them.',
    false,
    false,
  ],
])('the tour page says that tickets are %s', (tickets, line, isIncluded, isNotIncluded) => {
  change('san-pedro tickets', tickets);
  const { tours, tourDetails } = loadContent(dir());
  expect(tours.find((tour) => tour.id === id)?.ticketsLine).toBe(line);
  const has = (list: readonly string[] = []) => list.includes('Water-taxi tickets');
  expect([has(tourDetails[id]?.included), has(tourDetails[id]?.notIncluded)]).toEqual([
    isIncluded,
    isNotIncluded,
  ]);
});

test('only the four tours from the islands have a line about tickets', () => {
  const { tours } = loadContent(dir());
  expect(tours.filter((tour) => tour.ticketsLine !== '').map((tour) => tour.id)).toEqual(
    specifiedTours.filter((tour) => tour.transportationType !== 'road').map((tour) => tour.id),
  );
});

test.each([
  ['san-pedro tickets', undefined, 'tickets: say whether the price includes the tickets'],
  ['hopkins tickets', 'included', 'tickets: a tour by road has no tickets'],
])('the build rejects content whose field %s is %s', (place, value, problem) => {
  change(place, value);
  expect(() => loadContent(dir())).toThrow(problem);
});

import { minutesOf } from '#lib/clock.ts';

import { isTourFile, type Problem, type RawContent, type TourFile } from './content-files.ts';
import { type ParsedContent, parseContent } from './parse-content.ts';
import { toSchedule } from './schedule.ts';
import { visitTexts } from './text-rules.ts';

/** The fields that two tours rarely share. A copied tour has all of them from the original. */
const rarelySharedFields = ['departure', 'itinerary', 'pickupPoints', 'gallery'] as const;

const DAILY = /\bdaily\b/i;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function doubtsOfCopies(tours: readonly TourFile[]): readonly Problem[] {
  return rarelySharedFields.flatMap((field) =>
    tours.flatMap((tour, index) => {
      const other = tours.slice(0, index).find((earlier) => isEqual(earlier[field], tour[field]));
      if (!other) return [];
      return [
        {
          file: `tours/${tour.slug}`,
          path: [field],
          text: `the same as for “${other.title}”`,
        },
      ];
    }),
  );
}

/** Finds texts that say “daily” although a tour does not run every day. */
function doubtsOfDaily(raw: RawContent, tours: readonly TourFile[]): readonly Problem[] {
  const scheduled = tours.find((tour) => toSchedule(tour));
  const doubts: Problem[] = tours
    .filter((tour) => toSchedule(tour) && DAILY.test(tour.departure))
    .map((tour) => ({
      file: `tours/${tour.slug}`,
      path: ['departure'],
      text: 'it says “daily”, but the tour does not run every day',
    }));
  for (const [file, value] of Object.entries(raw)) {
    if (!scheduled || isTourFile(file)) continue;
    visitTexts(value, (text, path) => {
      if (!DAILY.test(text)) return;
      const sentence = `it says “daily”, but “${scheduled.title}” does not run every day`;
      doubts.push({ file, path, text: sentence });
    });
  }
  return doubts;
}

/** Finds pickups before the first step of the day, which is the time at which the site says that the tour starts. */
function doubtsOfPickups(tours: readonly TourFile[]): readonly Problem[] {
  return tours.flatMap(({ slug, itinerary, pickupTimes }) => {
    const start = itinerary[0]?.time ?? '';
    return pickupTimes.flatMap(({ time }, index) =>
      minutesOf(time) < minutesOf(start)
        ? [
            {
              file: `tours/${slug}`,
              path: ['pickupTimes', index, 'time'],
              text: `it is earlier than the first step of the day, ${start}`,
            },
          ]
        : [],
    );
  });
}

/** A promise such as `within 24 hours`. */
const PROMISE = /\bwithin (\S+ (?:hours?|days?))\b/gi;

function doubtsOfAnswerTimes(raw: RawContent, answerTime: string): readonly Problem[] {
  const doubts: Problem[] = [];
  for (const [file, value] of Object.entries(raw)) {
    visitTexts(value, (text, path) => {
      for (const [, promised = ''] of text.matchAll(PROMISE)) {
        if (promised.toLowerCase() === answerTime.toLowerCase()) continue;
        const sentence = `it says “within ${promised}”, and the reply time promised to guests is “${answerTime}”; write {answerTime} if this is the reply time`;
        doubts.push({ file, path, text: sentence });
      }
    });
  }
  return doubts;
}

/** Returns the ids of the places that these tours visit. */
function findVisited(
  { legs }: ParsedContent['files']['map'],
  tours: readonly TourFile[],
): ReadonlySet<string> {
  const used = new Set(tours.flatMap((tour) => tour.legs));
  return new Set(legs.filter(({ id }) => used.has(id)).flatMap(({ from, to }) => [from, to]));
}

/**
 * Finds pickup points, first steps and last steps of the day that name a place which is not on the tour's route. A copied
 * tour still has those of the original.
 */
function doubtsOfOtherPlaces({ files, tours }: ParsedContent): readonly Problem[] {
  const { places } = files.map;
  return tours.flatMap((tour) => {
    const visited = findVisited(files.map, [tour]);
    const onRoute = places.filter(({ id }) => visited.has(id));
    const others = places.filter((place) =>
      onRoute.every(({ name }) => !name.includes(place.name)),
    );
    const last = tour.itinerary.length - 1;
    const texts: readonly (readonly [path: Problem['path'], text: string | undefined])[] = [
      ...tour.pickupPoints.map((text, index) => [['pickupPoints', index], text] as const),
      ...[0, last].map((at) => [['itinerary', at, 'text'], tour.itinerary[at]?.text] as const),
    ];
    return texts.flatMap(([path, text]) => {
      const named = others.find(({ name }) => text?.includes(name));
      if (!named) return [];
      const sentence = `it names ${named.name}, which is not on the route of this tour`;
      return [{ file: `tours/${tour.slug}`, path, text: sentence }];
    });
  });
}

/** Finds texts that still name a place on the map that no tour visits any more. */
function doubtsOfLostPlaces(
  raw: RawContent,
  parsed: ParsedContent,
  before: ParsedContent | undefined,
): readonly Problem[] {
  const { files, tours } = parsed;
  const visited = findVisited(files.map, tours);
  const visitedBefore = before && findVisited(before.files.map, before.tours);
  const lost = files.map.places
    .filter(({ id }) => !visited.has(id) && visitedBefore?.has(id) !== false)
    .map(({ name }) => name);
  const offered = new Set(tours.map(({ slug }) => `tours/${slug}`));
  const doubts: Problem[] = [];
  for (const [file, value] of Object.entries(raw)) {
    if (file === 'map' || (isTourFile(file) && !offered.has(file))) continue;
    visitTexts(value, (text, path) => {
      // The path of a file is no text.
      const named = text.startsWith('/') ? undefined : lost.find((name) => text.includes(name));
      if (named !== undefined) {
        doubts.push({ file, path, text: `it names ${named}, which no tour visits any more` });
      }
    });
  }
  return doubts;
}

/**
 * Finds what is allowed but is often a slip. The owner's form asks about it before saving, and the doctor lists it.
 * Content with problems has no doubts yet.
 * @param saved the content before a change, if it is known; a place that no tour visited there is new and not lost
 */
export function findDoubts(raw: RawContent, saved?: RawContent): readonly Problem[] {
  const { parsed } = parseContent(raw);
  if (!parsed) return [];
  return [
    ...doubtsOfCopies(parsed.tours),
    ...doubtsOfDaily(raw, parsed.tours),
    ...doubtsOfPickups(parsed.tours),
    ...doubtsOfOtherPlaces(parsed),
    ...doubtsOfAnswerTimes(raw, parsed.files.terms.answerTime),
    ...doubtsOfLostPlaces(raw, parsed, saved && parseContent(saved).parsed),
  ];
}

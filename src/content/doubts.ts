import { minutesOf } from '#lib/clock.ts';

import { isTourFile, type Problem, type RawContent, type TourFile } from './content-files.ts';
import { type ParsedContent, parseContent } from './parse-content.ts';
import { toSchedule } from './schedule.ts';
import { visitTexts } from './text-rules.ts';

/** The fields that two tours rarely share. A copied tour has all of them from the original. */
const rarelySharedFields = ['departure', 'itinerary'] as const;

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
          text: `it is the same as that of “${other.title}”`,
        },
      ];
    }),
  );
}

/** Finds texts that say “daily” about a tour that does not run every day. */
function doubtsOfDaily(tours: readonly TourFile[]): readonly Problem[] {
  return tours.flatMap((tour) =>
    toSchedule(tour) && /\bdaily\b/i.test(tour.departure)
      ? [
          {
            file: `tours/${tour.slug}`,
            path: ['departure'],
            text: 'it says “daily”, but the tour does not run every day',
          },
        ]
      : [],
  );
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

/** Returns the ids of the places that tours visit. */
function findVisited({ files, tours }: ParsedContent): ReadonlySet<string> {
  const used = new Set(tours.flatMap((tour) => tour.legs));
  const legs = files.map.legs.filter(({ id }) => used.has(id));
  return new Set(legs.flatMap(({ from, to }) => [from, to]));
}

/** Finds texts that still name a place on the map that no tour visits any more. */
function doubtsOfLostPlaces(
  raw: RawContent,
  parsed: ParsedContent,
  before: ParsedContent | undefined,
): readonly Problem[] {
  const { files, tours } = parsed;
  const visited = findVisited(parsed);
  const visitedBefore = before && findVisited(before);
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
    ...doubtsOfDaily(parsed.tours),
    ...doubtsOfPickups(parsed.tours),
    ...doubtsOfAnswerTimes(raw, parsed.files.terms.answerTime),
    ...doubtsOfLostPlaces(raw, parsed, saved && parseContent(saved).parsed),
  ];
}

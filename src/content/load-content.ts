import { join } from 'node:path';

import {
  type Files,
  formatFileIssue,
  readFiles,
  throwIfInvalid,
  type TourFile,
} from './content-files.ts';
import { validateContent } from './validate-content.ts';
import { interpolate, type Placeholders } from './interpolate.ts';
import { toTourDetails, resolveLegs, toTourSummary, legsOf } from './tour-content.ts';
import { groupThousands } from '#lib/text.ts';
import { formatList, numberToWords } from '#lib/words.ts';
import { photographName } from './photograph-name.ts';
import { frameOf, outlineOf } from './map-drawing.ts';
import { linkFacts, replyFacts } from './reply-facts.ts';

const cancellationLineOf = ({ fullRefundDays, halfRefundDays }: Files['terms']) =>
  `Cancel ${fullRefundDays} or more days before arrival and 100% of your deposit is refunded; ${halfRefundDays}-${fullRefundDays - 1} days before, 50%; under ${halfRefundDays} days, none.`;

function placeholdersOf(files: Files, tours: readonly TourFile[]): Placeholders {
  const { company, terms, faq, history, map } = files;
  const starts = new Set(tours.map((tour) => legsOf(tour, map)[0]?.from));
  const departures = [...starts].flatMap((start) =>
    map.places.flatMap(({ id, name }) => (id === start ? name : [])),
  );
  return {
    since: String(company.since),
    experience: company.experience,
    deposit: String(terms.depositPercent),
    groupPersons: String(terms.groupPersons),
    familyPersons: String(terms.familyPersons),
    familyDiscount: String(terms.familyDiscountPercent),
    familyOffer: terms.familyOffer,
    groupOffer: terms.groupOffer,
    payment: terms.payment,
    answerTime: terms.answerTime,
    followUp: terms.followUp,
    weatherPolicy: terms.weatherPolicy,
    inclusionsLine: terms.inclusionsLine,
    cancellationLine: cancellationLineOf(terms),
    tourCount: numberToWords(tours.length),
    placeCount: numberToWords(departures.length),
    placeNames: formatList(departures),
    questionCount: numberToWords(faq.ruins.questions.length + faq.tours.questions.length),
    chapterCount: numberToWords(history.chapters.length),
    historyTourCount: numberToWords(history.tourCards.length),
    ...Object.fromEntries(
      tours.map(({ slug, priceUsd }) => [
        `price:${slug}`,
        `${company.currencySign}${groupThousands(String(priceUsd))}`,
      ]),
    ),
  };
}

/**
 * Keeps the placeholders for the facts of a request, such as `{reference}`: they are replaced only when staff answer a
 * request.
 */
const factsInBraces: Placeholders = Object.fromEntries(
  [...replyFacts, ...linkFacts].map((name) => [name, `{${name}}`]),
);

/**
 * Reads the content folder, validates it and replaces every placeholder.
 * @throws Error that lists what needs a correction
 */
export function loadContent(dir: string) {
  const read = readFiles(dir);
  const problems = [...validateContent(read.files, read.tours)];
  const fill = <Value>(file: string, value: Value, placeholders: Placeholders): Value =>
    interpolate(value, placeholders, (path, problem) => {
      problems.push(formatFileIssue(`content/${file}.json`, path, problem));
    });
  // The terms are filled in first, because their values replace placeholders in other texts.
  const terms = fill('terms', read.files.terms, placeholdersOf(read.files, read.tours));
  const placeholders = placeholdersOf({ ...read.files, terms }, read.tours);
  const files = Object.fromEntries(
    Object.entries({ ...read.files, terms }).map(([name, file]) => [
      name,
      fill(name, file, name === 'replies' ? { ...placeholders, ...factsInBraces } : placeholders),
    ]),
  ) as unknown as Files;
  const tours = read.tours.map((tour) => fill(`tours/${tour.slug}`, tour, placeholders));
  throwIfInvalid(problems);
  const byTour = <Value>(part: (tour: TourFile) => Value): Readonly<Record<string, Value>> =>
    Object.fromEntries(tours.map((tour) => [tour.id, part(tour)]));
  const questions = [...files.faq.ruins.questions, ...files.faq.tours.questions];
  const lastLeg = tours.flatMap((tour) => legsOf(tour, files.map)).at(-1);
  return {
    ...files,
    sharedTourContent: files['shared-tour-content'],
    guides: files.people.guides.map(({ photograph, ...guide }) => ({
      ...guide,
      picture: photographName(photograph.file),
    })),
    guestPhotographs: files.people.guestPhotographs.map(({ file, caption }) => ({
      picture: photographName(file),
      caption,
    })),
    tourRedirects: files['tour-redirects'].addresses,
    faqHead: { title: files.faq.title, lead: files.faq.lead, picture: files.faq.picture },
    faqGroups: [
      { id: 'ruins', title: files.faq.ruins.title, items: files.faq.ruins.questions },
      { id: 'tours', title: files.faq.tours.title, items: files.faq.tours.questions },
    ] as const,
    tourQuestions: files.faq.onTourPages.flatMap((asked) =>
      questions.filter(({ id }) => id === asked),
    ),
    cancellationLine: placeholders['cancellationLine'] ?? '',
    tours: tours.map((tour) => toTourSummary(tour, files)),
    tourDetails: byTour((tour) => toTourDetails(tour, files)),
    tourGalleries: byTour(({ gallery }) => gallery),
    tourLegs: byTour((tour) => legsOf(tour, files.map)),
    mapFrames: byTour((tour) => frameOf(resolveLegs(tour, files.map))),
    places: Object.fromEntries(files.map.places.map((place) => [place.id, place])),
    landing: lastLeg?.from ?? '',
    goal: lastLeg?.to ?? '',
    mapOutline: outlineOf(files.map),
  };
}

/** The content folder; tests and tools use a copy. */
export const contentDir = process.env['CONTENT_DIR'] ?? join(import.meta.dirname, '../../content');

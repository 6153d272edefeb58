import { join } from 'node:path';

import { checkContent } from './check-content.ts';
import type { TourFile } from './content-files.ts';
import { outlineOf } from './map-drawing.ts';
import { photographName } from './photograph-name.ts';
import type { PictureText } from './picture.ts';
import { formatProblem, throwIfInvalid } from './problem-text.ts';
import { readContent } from './read-content.ts';
import { toSocialCards } from './social-cards.ts';
import { toTourDetails, toTourSummary } from './tour-content.ts';

/**
 * Reads the content folder, validates it and replaces every placeholder.
 * @throws Error that lists what needs a correction
 */
export function loadContent(dir: string) {
  const { filled, problems } = checkContent(readContent(dir));
  throwIfInvalid(problems.map(formatProblem));
  if (!filled) throw new Error('Content without problems was not filled in.');
  const { files, tours, plainPages } = filled;
  const { fullRefundDays, halfRefundDays } = files.terms;
  const byTour = <Value>(part: (tour: TourFile) => Value): Readonly<Record<string, Value>> =>
    Object.fromEntries(tours.map((tour) => [tour.id, part(tour)]));
  const questions = [...files.faq.ruins.questions, ...files.faq.tours.questions];
  const illustrationTexts: Readonly<Record<string, PictureText>> = Object.fromEntries(
    files.illustrations.pictures.map(({ name, alt, focus }) => [
      name,
      { alt, focus: [focus.left / 100, focus.top / 100] },
    ]),
  );
  const photographs = new Map(
    files.photographs.photographs.map(({ file, picture, alt }) => [
      picture ?? photographName(file),
      alt,
    ]),
  );
  const altOf = (name: string) => photographs.get(name) ?? illustrationTexts[name]?.alt ?? '';
  const summaries = tours.map((tour) => toTourSummary(tour, files));
  const socialCards = toSocialCards(files.pages, summaries);
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
    plainPages: plainPages.map(({ address, ...page }) => ({ path: `/${address}`, ...page })),
    faqHead: { title: files.faq.title, lead: files.faq.lead, picture: files.faq.picture },
    faqGroups: [
      { id: 'ruins', title: files.faq.ruins.title, items: files.faq.ruins.questions },
      { id: 'tours', title: files.faq.tours.title, items: files.faq.tours.questions },
    ] as const,
    tourQuestions: files.faq.onTourPages.flatMap((asked) =>
      questions.filter(({ id }) => id === asked),
    ),
    cancellationLine: `Cancel ${fullRefundDays} or more days before arrival and 100% of your deposit is refunded; ${halfRefundDays}-${fullRefundDays - 1} days before, 50%; under ${halfRefundDays} days, none.`,
    tours: summaries,
    illustrationTexts,
    socialCards,
    socialAlts: Object.fromEntries(
      Object.entries(socialCards).map(([name, { picture }]) => [name, altOf(picture)]),
    ),
    tourDetails: byTour((tour) => toTourDetails(tour, files)),
    tourGalleries: byTour(({ gallery }) => gallery),
    places: Object.fromEntries(files.map.places.map((place) => [place.id, place])),
    goal: files.map.goal,
    mapOutline: outlineOf(files.map),
  };
}

/** The content folder; tests and tools use a copy. */
export const contentDir = process.env['CONTENT_DIR'] ?? join(import.meta.dirname, '../../content');

import { minutesOf } from '#lib/clock.ts';

import type { Files, PlainPageFile, Problem, RawContent } from './content-files.ts';
import type { ParsedContent } from './parse-content.ts';
import { problemsOfClock } from './destination-clock.ts';
import { encodedPictures } from './pictures.generated.ts';
import { photographName } from './photograph-name.ts';
import { repeated } from './repeated.ts';
import { visitTexts } from './text-rules.ts';
import { findMisnamed, findShared } from './validate-folder.ts';
import { validateTours } from './validate-tours.ts';

function problemsOfMap({ places, goal }: Files['map']): readonly Problem[] {
  const ids = places.map(({ id }) => id);
  return [
    ...repeated(ids).map((id) => ({ path: [], text: `the place ${id} is there twice` })),
    ...(ids.includes(goal) ? [] : [{ path: ['goal'], text: `there is no place ${goal}` }]),
  ].map((problem) => ({ file: 'map', ...problem }));
}

const fileOfPage = ({ address }: PlainPageFile) => `plain-pages/${address}`;

/** Finds titles and descriptions that several pages share, because search results tell pages apart by them. */
function problemsOfSearchResults({ files, plainPages }: ParsedContent): readonly Problem[] {
  const found: readonly { file: string; page: unknown }[] = [
    ...Object.values(files.pages).map((page) => ({ file: 'pages', page })),
    ...plainPages.map((page) => ({ file: fileOfPage(page), page })),
  ];
  return ['title', 'description'].flatMap((field) => {
    const texts = found.map(({ page }): unknown => Reflect.get(Object(page) as object, field));
    return found.flatMap(({ file }, index) => {
      const text = texts[index];
      if (typeof text !== 'string' || texts.indexOf(text) === index) return [];
      const path = file === 'pages' ? [] : [field];
      return [{ file, path, text: `two pages have the ${field} “${text}”` }];
    });
  });
}

/** Finds photographs that are confused with each other, and names of photographs that do not exist. */
function problemsOfPhotographs(
  { photographs: { photographs }, people }: Files,
  raw: RawContent,
): readonly Problem[] {
  const added = photographs.filter(({ picture }) => picture === undefined);
  const files = [
    ...[...added, ...people.guestPhotographs].map(({ file }) => file),
    ...people.guides.map(({ photograph }) => photograph.file),
  ];
  const problems = [
    ...repeated(photographs.flatMap(({ picture }) => picture ?? [])).map(
      (picture) => `two replace ${picture}; keep one`,
    ),
    ...repeated([...new Set(files)].map(photographName)).map(
      (name) => `two files have the name ${name.replace('photo-', '')}; rename one`,
    ),
  ].map((text): Problem => ({ file: 'photographs', path: ['photographs'], text }));
  const names = new Set<string>(added.map(({ file }) => photographName(file)));
  for (const [file, value] of Object.entries(raw)) {
    visitTexts(value, (text, path) => {
      if (!/^photo-[a-z\d-]+$/.test(text) || names.has(text)) return;
      problems.push({ file, path, text: `there is no photograph ${text}; choose another picture` });
    });
  }
  return problems;
}

/** Validates the files together: references must exist, and ids must be unique. */
export function validateContent(parsed: ParsedContent, raw: RawContent): readonly Problem[] {
  const { files, tours, plainPages } = parsed;
  const { company, faq, history, about, terms } = files;
  const isThere = (end: string) => tours.some(({ id, slug }) => end === id || end === slug);
  const ids = {
    faq: [...faq.ruins.questions, ...faq.tours.questions],
    history: history.chapters,
    about: about.sections,
  };
  return [
    ...validateTours(parsed, raw),
    ...findShared(
      plainPages,
      ['address', 'label'],
      fileOfPage,
      ({ label, address }) => `the page “${label}” (${address})`,
    ),
    ...findMisnamed('plain-pages', plainPages.map(fileOfPage), raw),
    ...problemsOfMap(files.map),
    ...Object.entries(ids).flatMap(([file, items]) =>
      repeated(items.map(({ id }) => id)).map((id) => ({
        file,
        path: [],
        text: `two links end with ${id}`,
      })),
    ),
    ...faq.onTourPages.flatMap((asked, index) =>
      ids.faq.some(({ id }) => id === asked)
        ? []
        : [
            {
              file: 'faq',
              path: ['onTourPages', index],
              text: `no question’s link ends with ${asked}`,
            },
          ],
    ),
    ...history.tourCards.flatMap(({ slug }, index) =>
      tours.some((tour) => tour.slug === slug)
        ? []
        : [
            {
              file: 'history',
              path: ['tourCards', index, 'slug'],
              text: `there is no tour ${slug}`,
            },
          ],
    ),
    ...files['tour-redirects'].addresses.flatMap(({ address, leadsTo }, index) => {
      const place = { file: 'tour-redirects', path: ['addresses', index] };
      if (isThere(address)) return [{ ...place, text: `a tour has the address ${address}` }];
      return leadsTo === '/tours' || isThere(leadsTo.replace('/tour/', ''))
        ? []
        : [{ ...place, text: `${leadsTo} is no tour's address` }];
    }),
    ...(minutesOf(company.opensAt) < minutesOf(company.closesAt)
      ? []
      : [{ file: 'company', path: ['closesAt'], text: 'it must be later than the opening time' }]),
    ...problemsOfClock(company),
    ...(terms.halfRefundDays < terms.fullRefundDays
      ? []
      : [
          {
            file: 'terms',
            path: ['halfRefundDays'],
            text: 'it must be less than the days for a full refund',
          },
        ]),
    ...problemsOfSearchResults(parsed),
    ...repeated(files.illustrations.pictures.map(({ name }) => name)).map((name) => ({
      file: 'illustrations',
      path: ['pictures'],
      text: `${name} is there twice`,
    })),
    ...Object.keys(encodedPictures)
      .filter((name) => files.illustrations.pictures.every((picture) => picture.name !== name))
      .map((name) => ({ file: 'illustrations', path: ['pictures'], text: `${name} is missing` })),
    ...problemsOfPhotographs(files, raw),
  ];
}

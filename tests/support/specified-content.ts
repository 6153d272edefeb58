import { isTourFile, type Problem, type RawContent } from '#content/content-files.ts';
import { formatProblem } from '#content/problem-text.ts';

import { specifiedHistoryCards, specifiedTours } from './specification.ts';

/** A value that the specification fixes in a content file; for a list, the number of its entries. */
interface SpecifiedValue extends Omit<Problem, 'text'> {
  readonly value?: string | number | boolean | undefined;
  readonly count?: number;
}

const specifyFields = (
  file: string,
  fields: Readonly<Record<string, SpecifiedValue['value']>>,
  path: Problem['path'] = [],
): readonly SpecifiedValue[] =>
  Object.entries(fields).map(([field, value]) => ({ file, path: [...path, field], value }));

const specifiedValues: readonly SpecifiedValue[] = [
  ...specifiedTours.flatMap(({ discountPercent: _percent, ...tour }) =>
    specifyFields(`tours/${tour.slug}`, { ...tour, minimumPersons: tour.minimumPersons }),
  ),
  ...specifiedTours.map(({ slug }) => ({ file: `tours/${slug}`, path: ['gallery'], count: 8 })),
  { file: 'history', path: ['tourCards'], count: specifiedHistoryCards.length },
  ...specifiedHistoryCards.flatMap((card, index) =>
    specifyFields('history', { ...card, banner: card.banner }, ['tourCards', index]),
  ),
  { file: 'home', path: ['heroSlides'], count: 4 },
  { file: 'home', path: ['reasons'], count: 6 },
  { file: 'home', path: ['testimonials'], count: 3 },
  ...specifyFields('company', {
    since: 1995,
    experience: '25+ years',
    opensAt: '8:00 AM',
    closesAt: '5:00 PM',
    currencyCode: 'USD',
  }),
  ...specifyFields('terms', {
    depositPercent: 50,
    fullRefundDays: 30,
    halfRefundDays: 20,
    groupPersons: 6,
    familyPersons: 8,
    familyDiscountPercent: 10,
    answerTime: '24 hours',
  }),
];

const valueAt = (value: unknown, path: Problem['path']): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(Object(part) as object, key), value);

const quote = (value: unknown) =>
  value === undefined || value === '' ? 'empty' : JSON.stringify(value);

function compareValue(content: RawContent, { file, path, value, count }: SpecifiedValue) {
  const found = valueAt(content[file], path);
  const actual = count === undefined ? found : Array.isArray(found) ? found.length : 0;
  const specified = count ?? value;
  if (actual === specified) return [];
  const entries = count === undefined ? '' : ' entries';
  return [{ file, path, text: `${quote(actual)}${entries} instead of ${quote(specified)}` }];
}

/** Lists where the content has another price, title or number of entries than the specification fixes. */
export function compareWithSpecification(content: RawContent): readonly string[] {
  const specifiedFiles = specifiedTours.map(({ slug }) => `tours/${slug}`);
  const tourFiles = Object.keys(content).filter(
    (file) => isTourFile(file) && valueAt(content[file], ['leadsTo']) === undefined,
  );
  const isOffered = (file: string) => tourFiles.includes(file);
  const tourProblems = [
    ...specifiedFiles
      .filter((file) => !isOffered(file))
      .map((file) => ({ file, path: [], text: 'this tour is not offered' })),
    ...tourFiles
      .filter((file) => !specifiedFiles.includes(file))
      .map((file) => ({ file, path: [], text: 'the specification has no such tour' })),
  ];
  const differences = specifiedValues
    .filter(({ file }) => !isTourFile(file) || isOffered(file))
    .flatMap((specified) => compareValue(content, specified));
  return [...tourProblems, ...differences].map(formatProblem);
}

/** Explains the differences to a person who may have changed the content on purpose. */
export const explainDifferences = (differences: readonly string[]): string =>
  [
    'The content differs from the specification of this site:',
    ...differences.map((difference) => `  ${difference}`),
    'If this is a slip, correct it in the forms. If the owner changed it on purpose, turn this check off: change true to',
    'false in tests/specification/check.json. All other tests run on the content in tests/specification/content.',
  ].join('\n');

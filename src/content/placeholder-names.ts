import { capitalize, uncapitalize } from '#lib/words.ts';

/** The placeholders that every text may contain. The others are the prices of the tours, such as `price:hopkins-belize`. */
export const placeholderNames = [
  'since',
  'experience',
  'deposit',
  'groupPersons',
  'familyPersons',
  'familyDiscount',
  'familyOffer',
  'groupOffer',
  'payment',
  'answerTime',
  'followUp',
  'weatherPolicy',
  'inclusionsLine',
  'cancellationLine',
  'tourCount',
  'placeCount',
  'placeNames',
  'questionCount',
  'chapterCount',
  'historyTourCount',
] as const;

const MAX_SUGGESTIONS = 3;
/** Names that are less similar share a few letters only by chance. */
const MIN_SIMILARITY = 0.3;

/** Returns the pairs of neighboring letters in a name, without regard to capitals. */
const toPairs = (name: string): readonly string[] =>
  Array.from(
    name.toLowerCase().slice(1),
    (letter, index) => name.charAt(index).toLowerCase() + letter,
  );

/** Returns the share of letter pairs that two names have in common, from 0 to 1 (Dice's coefficient). */
function compareNames(one: string, other: string): number {
  const pairs = toPairs(one);
  const rest = [...toPairs(other)];
  const total = pairs.length + rest.length;
  const shared = pairs.filter((pair) => {
    const index = rest.indexOf(pair);
    return index >= 0 && rest.splice(index, 1).length > 0;
  });
  return total === 0 ? 0 : (2 * shared.length) / total;
}

/**
 * Returns the names that resemble a misspelled one, the most similar first. They start with a capital letter if the
 * misspelled name does.
 */
export function findSimilarNames(written: string, names: readonly string[]): readonly string[] {
  const isCapitalized = written !== uncapitalize(written);
  return names
    .map((name) => ({ name, similarity: compareNames(written, name) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => (isCapitalized ? capitalize(name) : name));
}

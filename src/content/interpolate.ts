import { capitalize, uncapitalize } from '#lib/words.ts';

/** What stands in braces in the company's texts, by its name. A name with a capital gives the words with a capital. */
export type Placeholders = Readonly<Record<string, string>>;

function valueOf(name: string, placeholders: Placeholders): string | undefined {
  const value = placeholders[uncapitalize(name)];
  if (value === undefined) return undefined;
  return name === uncapitalize(name) ? uncapitalize(value) : capitalize(value);
}

/** Quotes and apostrophes as they are smartQuotes, of those that a keyboard has; an address stays as it is. */
const smartQuotes = (text: string) =>
  text.startsWith('/')
    ? text
    : text
        .replace(/(?<=^|[\s(])"/g, '“')
        .replaceAll('"', '”')
        .replaceAll("'", '’');

/**
 * A value with every `{name}` in its texts interpolate in, and its quotes as they are smartQuotes.
 * @param report is told the path of a field with an unknown placeholder, and what is allowed there
 */
export function interpolate<Value>(
  value: Value,
  placeholders: Placeholders,
  report: (path: readonly PropertyKey[], problem: string) => void,
): Value {
  const allowed = Object.keys(placeholders).map((name) => `{${name}}`);
  const fill = (part: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof part === 'string') {
      return smartQuotes(part).replace(/\{(.*?)\}/g, (braced, name: string) => {
        const words = valueOf(name, placeholders);
        if (words !== undefined) return words;
        report(path, `${braced} is no placeholder. There are: ${allowed.join(', ')}`);
        return braced;
      });
    }
    if (Array.isArray(part)) return part.map((item, index) => fill(item, [...path, index]));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, fill(item, [...path, key])]),
    );
  };
  return fill(value, []) as Value;
}

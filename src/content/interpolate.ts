import { keepTogether } from '#lib/text.ts';
import { capitalize, uncapitalize } from '#lib/words.ts';

/**
 * The values that replace `{name}` in the company's texts. A placeholder that starts with a capital letter capitalizes
 * its value.
 */
export type Placeholders = Readonly<Record<string, string>>;

function valueOf(name: string, placeholders: Placeholders): string | undefined {
  const value = placeholders[uncapitalize(name)];
  if (value === undefined) return undefined;
  return name === uncapitalize(name) ? uncapitalize(value) : capitalize(value);
}

/** Replaces straight quotes and apostrophes with typographic ones; a path stays unchanged. */
const smartQuotes = (text: string) =>
  text.startsWith('/')
    ? text
    : text
        .replace(/(?<=^|[\s(])"/g, '“')
        .replaceAll('"', '”')
        .replaceAll("'", '’');

/**
 * Replaces every `{name}` in all texts within a value, and straight quotes with typographic ones.
 * @param report receives the path of a field whose braces are wrong, and a sentence about them
 */
export function interpolate<Value>(
  value: Value,
  placeholders: Placeholders,
  report: (path: readonly PropertyKey[], problem: string) => void,
): Value {
  const fill = (part: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof part === 'string') {
      if (/[{}]/.test(part.replace(/\{.*?\}/g, ''))) {
        report(path, 'a brace is missing: a placeholder is written {tourCount}');
      }
      const filled = smartQuotes(part).replace(/\{(.*?)\}/g, (braced, name: string) => {
        const words = valueOf(name, placeholders);
        if (words !== undefined) return words;
        const names = Object.keys(placeholders).map((one) => `{${one}}`);
        report(path, `${braced} is not a placeholder. There are ${names.join(', ')}.`);
        return braced;
      });
      // A title or a lone time is also data, for example in the mail.
      return /[.?!]$/.test(filled) ? keepTogether(filled) : filled;
    }
    if (Array.isArray(part)) return part.map((item, index) => fill(item, [...path, index]));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, fill(item, [...path, key])]),
    );
  };
  return fill(value, []) as Value;
}

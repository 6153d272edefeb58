import mime from 'mime-types';

/** Headers by name: their values; nothing where one must be absent. */
export type Expected = Readonly<Record<string, string | RegExp | undefined>>;

/** Headers that are otherwise than they should be, in words. */
export const wrongHeaders = (headers: Headers, wanted: Expected): string[] =>
  Object.entries(wanted).flatMap(([name, expected]) => {
    const value = headers.get(name);
    const fits =
      expected instanceof RegExp ? expected.test(value ?? '') : value === (expected ?? null);
    return fits ? [] : [value === null ? `no ${name}` : `${name}: ${value}`];
  });

/** Hosts name these differently. */
const otherTypes: Readonly<Record<string, string>> = {
  'text/javascript': '(?:text|application)/javascript',
  'text/xml': '(?:text|application)/xml',
  'image/vnd.microsoft.icon': 'image/(?:vnd.microsoft.|x-)icon',
};

/** A type is spelled with its charset or without, but for a page. */
export function typeOf(name: string) {
  if (name.endsWith('.html')) return /^text\/html; charset=utf-8$/i;
  const type = mime.lookup(name) || '';
  const pattern = (otherTypes[type] ?? type).replaceAll(/[.+]/g, String.raw`\$&`);
  return new RegExp(`^${pattern}(?:; charset=utf-8)?$`, 'i');
}

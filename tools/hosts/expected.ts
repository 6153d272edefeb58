import mime from 'mime-types';

/** Expected values of headers; undefined if a header must be absent. */
export type Expected = Readonly<Record<string, string | RegExp | undefined>>;

/** Describes the headers that differ from the expected headers. */
export const wrongHeaders = (headers: Headers, wanted: Expected): string[] =>
  Object.entries(wanted).flatMap(([name, expected]) => {
    const value = headers.get(name);
    const fits =
      expected instanceof RegExp ? expected.test(value ?? '') : value === (expected ?? null);
    return fits ? [] : [value === null ? `no ${name}` : `${name}: ${value}`];
  });

/** Hosts use different media types for files with these extensions. */
const otherTypes: Readonly<Record<string, string>> = {
  'text/javascript': '(?:text|application)/javascript',
  'text/xml': '(?:text|application)/xml',
  'image/vnd.microsoft.icon': 'image/(?:vnd.microsoft.|x-)icon',
};

/** Returns the expected media type of a file. A charset is optional, except for the media type of a page. */
export function typeOf(name: string) {
  if (name.endsWith('.html')) return /^text\/html; charset=utf-8$/i;
  const type = mime.lookup(name) || '';
  const pattern = (otherTypes[type] ?? type).replaceAll(/[.+]/g, String.raw`\$&`);
  return new RegExp(`^${pattern}(?:; charset=utf-8)?$`, 'i');
}

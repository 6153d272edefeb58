import type { Headers } from '../hosts/rules.ts';

/**
 * Parses the file `_redirects` that the build writes. Its lines have the form `from to status`, with exact paths only.
 */
export const parseRedirects = (text: string) =>
  [...text.matchAll(/^(\/\S*) (\/\S*) (\d+)$/gm)].map(([, from = '', to = '', status]) => ({
    from,
    to,
    status: Number(status),
  }));

/** Parses the rule for exactly this path in the file `_headers` that the build writes. */
export function parseHeaders(text: string, path: string): Headers {
  const rule = text.split(/\n(?=\/)/).find((each) => each.startsWith(`${path}\n`)) ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/^ {2}([^:\s]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Parses the file `_redirects` that the build writes. Its lines have the form `from to status`, with exact paths only.
 */
export const parseRedirects = (text: string) =>
  [...text.matchAll(/^(\/\S*) (\/\S*) (\d+)$/gm)].map(([, from = '', to = '', status]) => ({
    from,
    to,
    status: Number(status),
  }));

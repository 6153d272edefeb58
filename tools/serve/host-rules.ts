/** Reads what the build writes into `_redirects`: `from to status`, exact paths only. */
export const parseRedirects = (text: string) =>
  [...text.matchAll(/^(\/\S*) (\/\S*) (\d+)$/gm)].map(([, from = '', to = '', status]) => ({
    from,
    to,
    status: Number(status),
  }));

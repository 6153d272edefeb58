export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/**
 * Reads a `_redirects` file: `from to status`, exact paths only.
 * @throws if a line is anything else
 */
export function parseRedirects(text: string): Redirect[] {
  return meaningfulLines(text).map((line) => {
    const [, from, to, status] = /^(\/\S*)\s+(\/\S*)\s+(30[1278])$/.exec(line.trim()) ?? [];
    if (!from || !to) throw new Error(`_redirects: cannot read "${line.trim()}"`);
    return { from, to, status: Number(status) };
  });
}

const meaningfulLines = (text: string) =>
  text.split('\n').filter((line) => /^\s*[^\s#]/.test(line));

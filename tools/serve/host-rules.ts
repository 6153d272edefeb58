interface HeaderRule {
  readonly matches: (pathname: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const pathMatcher = (pattern: string) => {
  const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  const expression = new RegExp(`^${source}$`);
  return (pathname: string) => expression.test(pathname);
};

/**
 * Reads a `_headers` file: a path pattern on its own line, indented `Name: value` lines below it.
 * @throws if a header stands before the first pattern or is not `Name: value`
 */
export function parseHeaders(text: string): HeaderRule[] {
  const blocks: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of meaningfulLines(text)) {
    if (/^\s/.test(line)) {
      const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
      const block = blocks.at(-1);
      if (!name || !value || !block) throw new Error(`_headers: cannot read "${line.trim()}"`);
      block.headers.push([name, value]);
    } else {
      blocks.push({ pattern: line.trim(), headers: [] });
    }
  }
  return blocks.map(({ pattern, headers }) => ({ matches: pathMatcher(pattern), headers }));
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

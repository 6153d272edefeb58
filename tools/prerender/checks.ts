/** A finished page: its address, or a name where it has none. */
export interface FinishedPage {
  readonly path: string;
  readonly html: string;
}

const tagText = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const titleOf = (html: string) => tagText(html, /<title\b[^>]*>([^<]+)<\/title>/);
const descriptionOf = (html: string) =>
  tagText(html, /<meta\b[^>]*\bname="description"[^>]*\bcontent="([^"]+)"/);
const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

const policyComesFirst =
  /<head>\s*<meta charset="UTF-8">\s*<meta http-equiv="Content-Security-Policy" content="[^"]+">/;

function problemsOf({ path, html }: FinishedPage): string[] {
  const body = html.slice(html.indexOf('<body'));
  const rules: [boolean, string][] = [
    [!policyComesFirst.test(html), 'has no security policy before everything that it rules'],
    [titleOf(html) === undefined, 'has no title'],
    [count(html, /<title\b/g) > 1, 'has more than one title'],
    [descriptionOf(html) === undefined, 'has no description'],
    [count(body, /<h1\b/g) !== 1, 'must have exactly one h1'],
    [/<[^>]+\sstyle="/.test(html), 'has a style attribute, which the security policy blocks'],
    [/<style\b/.test(body), 'has a style block outside the head'],
    [/<script\b/.test(body), 'has a script in the body'],
    [/<template\b|\shidden id="S:/.test(body), 'has content that only a script puts in place'],
    [/<[^>]+\son[a-z]+="/.test(html), 'has an inline event handler'],
  ];
  return rules.filter(([broken]) => broken).map(([, problem]) => `${path} ${problem}`);
}

function repeated(pages: readonly FinishedPage[], what: string, textOf: (html: string) => unknown) {
  const first = new Map<unknown, string>();
  return pages.flatMap(({ path, html }) => {
    const text = textOf(html);
    const earlier = first.get(text);
    first.set(text, path);
    return earlier === undefined ? [] : [`${path} has the same ${what} as ${earlier}`];
  });
}

/**
 * Refuses pages that would break without a script, under the security policy, or in a search result.
 * @throws Error that lists every problem with its page
 */
export function checkPages(pages: readonly FinishedPage[]): void {
  const problems = [
    ...pages.flatMap(problemsOf),
    ...repeated(pages, 'title', titleOf),
    ...repeated(pages, 'description', descriptionOf),
  ];
  if (problems.length > 0) throw new Error(`Prerendering failed:\n  ${problems.join('\n  ')}`);
}

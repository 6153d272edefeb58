/** A finished page: its address, or a name where it has none. */
export interface FinishedPage {
  readonly path: string;
  readonly html: string;
}

/** What tells pages apart in a search result. */
const marks = {
  title: /<title\b[^>]*>([^<]+)<\/title>/,
  description: /<meta\b[^>]*\bname="description"[^>]*\bcontent="([^"]+)"/,
};

/**
 * Refuses pages that the content has given no words of their own for a search result.
 * @throws Error that lists every problem with its page
 */
export function checkPages(pages: readonly FinishedPage[]): void {
  const problems = Object.entries(marks).flatMap(([what, pattern]) => {
    const first = new Map<string, string>();
    return pages.flatMap(({ path, html }) => {
      const [, text] = pattern.exec(html) ?? [];
      if (text === undefined) return [`${path} has no ${what}`];
      const earlier = first.get(text);
      if (earlier !== undefined) return [`${path} has the same ${what} as ${earlier}`];
      first.set(text, path);
      return [];
    });
  });
  if (problems.length > 0) throw new Error(`Prerendering failed:\n  ${problems.join('\n  ')}`);
}

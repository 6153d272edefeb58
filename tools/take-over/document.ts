/** What docs/content.md tells of the last run. */
export interface TakeOverResult {
  readonly date: string;
  readonly seconds: number;
  readonly pages: number;
  readonly files: number;
  /** What one touches for each, by hand. */
  readonly touched: Readonly<Record<'tour' | 'price' | 'company' | 'texts', readonly string[]>>;
}

const MARK = '<!-- written by npm run take-over -->\n';

const named = (files: readonly string[]) => files.map((file) => `\`${file}\``).join(', ');

/**
 * The document with the figures of a run in the place of those before.
 * @throws if it has no mark after which they stand
 */
export function withLastRun(document: string, result: TakeOverResult): string {
  const [before, ...after] = document.split(MARK);
  if (before === undefined || after.length !== 1) throw new Error(`The document lacks ${MARK}`);
  const { date, seconds, pages, files, touched } = result;
  return `${before}${MARK}
The last run, on ${date}, took ${seconds} s: ${pages} pages opened, ${files} files searched, nothing left. Touched by hand:

- for the ninth tour: ${named(touched.tour)}
- for the price: ${named(touched.price)}
- for the company: ${named(touched.company)}, and the names in ${touched.texts.length} files of \`src/content/\` and \`art/manifest/\`
`;
}

import { findLostAddresses, findPriceChanges } from '#content/changes.ts';
import type { RawContent } from '#content/content-files.ts';
import { findDoubts } from '#content/doubts.ts';
import { formatProblem } from '#content/problem-text.ts';

import { fetchPublishedContent } from '../build/published-content.ts';
import { isPlaceholder } from '../release/setting-problems.ts';

import { type Finding, look, todo } from './finding.ts';
import { networkWords } from './network.ts';

/**
 * Reports what the build accepts although it is often a slip.
 * @param published the content of the published site, if there is one to compare with
 */
export const contentFindings = (
  content: RawContent,
  published?: RawContent,
): readonly Finding[] => [
  ...(published ? findLostAddresses(published, content) : []).map((problem) =>
    todo(`${formatProblem(problem)}.`, 'Add the line in the forms, or restore the tour.'),
  ),
  ...[...(published ? findPriceChanges(published, content) : []), ...findDoubts(content)].map(
    (problem) => look(`${formatProblem(problem)}.`, 'If it is a slip, correct it in the forms.'),
  ),
];

/** Compares the content with the one that the site has published. A site with a placeholder as URL has none. */
export async function comparedContentFindings(
  content: RawContent,
  siteUrl: string,
): Promise<readonly Finding[]> {
  if (isPlaceholder(siteUrl)) return contentFindings(content);
  try {
    return contentFindings(content, await fetchPublishedContent(siteUrl));
  } catch (error) {
    const [words] = networkWords(error);
    return [
      ...contentFindings(content),
      look(
        `Prices and addresses were not compared with the published site: ${words}.`,
        'Run the doctor again once the site is published and this computer is connected.',
      ),
    ];
  }
}

import { checkContent } from '#content/check-content.ts';
import type { RawContent } from '#content/content-files.ts';
import { formatProblemInForm } from '#content/problem-text.ts';

import { parseRelease, type Release, releaseFile } from '../../release/release.ts';
import { describeRelease } from '../release-status.ts';

const INTERVAL_MS = 10_000;

/** Fetches a file of the published site. @throws Error if the site does not have it */
async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
  return response.text();
}

/** Creates a function that fetches the published content, which is large, once for each release. */
function createContentReader() {
  let last: { readonly publishedAt: string; readonly content: RawContent } | undefined;
  return async ({ publishedAt }: Release): Promise<RawContent> => {
    if (last?.publishedAt !== publishedAt) {
      last = { publishedAt, content: JSON.parse(await fetchText('/content.json')) as RawContent };
    }
    const notices: unknown = JSON.parse(await fetchText('/notices.json'));
    return { ...last.content, notices };
  };
}

/**
 * Shows beside the forms whether the saved content is live, and asks the published site regularly.
 * @param saved the files as the editor has them, which it changes whenever the owner saves
 */
export function showRelease(saved: RawContent): void {
  const output = document.createElement('output');
  output.className = 'release';
  const readContent = createContentReader();

  const readStatus = async () => {
    const release = parseRelease(await fetchText(`/${releaseFile}`));
    if (!release) return '';
    const published = await readContent(release);
    const mistakes = checkContent(saved).problems.map((problem) =>
      formatProblemInForm(problem, ''),
    );
    return describeRelease(release, { published, saved, mistakes }, new Date());
  };
  const update = async () => {
    // The editor has no content before the owner has signed in.
    if (document.hidden || Object.keys(saved).length === 0) return;
    const status = await readStatus().catch(() => '');
    // Setting the same text again would make screen readers repeat it.
    if (output.textContent !== status) output.textContent = status;
  };
  document.body.append(output);
  setInterval(() => void update(), INTERVAL_MS);
}

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isTourFile, type RawContent } from '#content/content-files.ts';

import { fetchPublished } from '../release/fetch-published.ts';

/** The file of a published site that holds the content from which the site was built. */
export const publishedContentFile = 'content.json';

/** A file of the content folder, without a path that could lead out of it. */
const FILE_NAME = /^(?:[a-z-]+\/)?[a-z\d-]+$/;

/** Fetches the content of the published site. @throws Error if the site does not send it */
export async function fetchPublishedContent(siteUrl: string): Promise<RawContent> {
  const response = await fetchPublished(`/${publishedContentFile}`, siteUrl);
  return (await response.json()) as RawContent;
}

/**
 * Writes the published content into a folder, with the notices of the content folder. The build that reads the folder
 * validates both.
 */
export function writePublishedContent(
  published: RawContent,
  contentDir: string,
  folder: string,
): void {
  for (const [file, value] of Object.entries(published)) {
    if (!FILE_NAME.test(file)) throw new Error(`${file} is no file of the content.`);
    const path = join(folder, `${file}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(value, null, 2));
  }
  if (!Object.keys(published).some(isTourFile)) throw new Error('The site has published no tour.');
  copyFileSync(join(contentDir, 'notices.json'), join(folder, 'notices.json'));
}

import * as z from 'zod';

import { fetchPublished } from './fetch-published.ts';

/** The file of a published site that describes the release. Visitors' pages never load it. */
export const releaseFile = 'release.json';

/** The name of a file below `/assets/`, without a path that could lead out of the folder. */
const assetName = z.string().regex(/^[\w-][\w.-]*$/);
const instant = z.iso.datetime();

const releaseSchema = z.object({
  publishedAt: instant,
  /** The files below `/assets/` that belong to this release. */
  assets: z.array(assetName),
  /** The files of earlier releases that are still published, with the time of the release that replaced each. */
  keptAssets: z.record(assetName, instant),
  /** The SHA-256 of each HTML document by its URL path. */
  pages: z.record(z.string(), z.string()),
  /** The settings that still have a sample or placeholder, and those whose quotation marks became part of the value. */
  settings: z.object({ unset: z.array(z.string()), quoted: z.array(z.string()) }),
  /** Identifies the account that sends the requests; missing if the settings name none. */
  /** Present if the repository's content had mistakes, so that this release contains earlier content. */
  heldBack: z.object({ since: instant, problems: z.array(z.string()) }).optional(),
});

export type Release = z.infer<typeof releaseSchema>;

/** Parses the release file of a site; undefined if the text is not one. */
export function parseRelease(text: string): Release | undefined {
  try {
    return releaseSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Fetches the release file of a published site; undefined if the site has none or does not respond. */
export async function fetchRelease(siteUrl: string): Promise<Release | undefined> {
  try {
    return parseRelease(await (await fetchPublished(`/${releaseFile}`, siteUrl)).text());
  } catch {
    return undefined;
  }
}

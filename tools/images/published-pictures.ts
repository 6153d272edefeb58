import * as z from 'zod';

import { hashOf, type Lock, type Results } from './lock.ts';

/** The lock file of a published site. It says from what each picture below `/images/` was encoded. */
export const publishedLockFile = 'images/encoded.lock.json';

/** Returns the files of a picture if they are published for this key; otherwise undefined. */
export type FindPublished = (name: string, key: string) => Promise<Results | undefined>;

const TIMEOUT_MS = 20_000;

/** Only the hashes are validated, because the same key stands for the same measurements. */
const lockSchema = z.record(
  z.string(),
  z.looseObject({
    key: z.string(),
    files: z.record(z.string().regex(/^(social\/)?[a-z\d-]+\.(avif|webp|jpg)$/), z.string()),
  }),
);

async function fetchFile(path: string, siteUrl: string): Promise<Buffer> {
  const url = new URL(`/${path}`, siteUrl);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.href} is answered with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

const fetchLock = async (siteUrl: string): Promise<Lock> =>
  lockSchema.parse(JSON.parse((await fetchFile(publishedLockFile, siteUrl)).toString()));

/**
 * Finds pictures on the published site. A host builds from a repository that may not contain the encoded pictures, and
 * encoding a photograph takes about half a minute, but downloading it takes a second.
 */
export function findPublishedAt(siteUrl: string): FindPublished {
  let lock: Promise<Lock> | undefined;
  return async (name, key) => {
    try {
      lock ??= fetchLock(siteUrl);
      const published = (await lock)[name];
      if (published?.key !== key) return undefined;
      const { measures } = published;
      const files = await Promise.all(
        Object.entries(published.files).map(async ([file, hash]) => {
          const content = await fetchFile(`images/${file}`, siteUrl);
          if (hashOf(content) !== hash) throw new Error(`${file} is damaged.`);
          return [file, content] as const;
        }),
      );
      return { ...(measures && { measures }), files: Object.fromEntries(files) };
    } catch {
      return undefined;
    }
  };
}

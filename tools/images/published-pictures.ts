import * as z from 'zod';

import { fetchPublished } from '../release/fetch-published.ts';
import { hashOf, type Lock, type Results } from './lock.ts';

/** The lock file of a published site. It says from what each picture below `/images/` was encoded. */
export const publishedLockFile = 'images/encoded.lock.json';

/** Returns the files of a picture if they are published for this key; otherwise undefined. */
export type FindPublished = (name: string, key: string) => Promise<Results | undefined>;

/** Validates the keys and the hashes of the files. Pictures with the same key also have the same measurements. */
const lockSchema = z.record(
  z.string(),
  z.looseObject({
    key: z.string(),
    files: z.record(z.string().regex(/^(social\/)?[a-z\d-]+\.(avif|webp|jpg)$/), z.string()),
  }),
);

const fetchLock = async (siteUrl: string): Promise<Lock> =>
  lockSchema.parse(await (await fetchPublished(`/${publishedLockFile}`, siteUrl)).json());

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
          const response = await fetchPublished(`/images/${file}`, siteUrl);
          const content = Buffer.from(await response.arrayBuffer());
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

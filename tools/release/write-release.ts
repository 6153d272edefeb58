import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Settings } from '#domain/site/env-schema.ts';

import { addressOf } from '../hosts/rows.ts';
import { keepAssets } from './keep-assets.ts';
import { fetchRelease, type Release, releaseFile } from './release.ts';
import { findSettingProblems } from './setting-problems.ts';

/** The environment variable with the mistakes that hold back the repository's content, as a JSON list of sentences. */
export const HELD_BACK_VARIABLE = 'HELD_BACK_CONTENT';
/** The environment variable that makes a build keep the files of the releases that are published now. */
export const HOST_BUILD_VARIABLE = 'HOST_BUILD';

export const hashPage = (html: string) => createHash('sha256').update(html).digest('hex');

async function hashPages(siteDir: string): Promise<Release['pages']> {
  const names = await readdir(siteDir, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html').toSorted();
  return Object.fromEntries(
    await Promise.all(
      pages.map(
        async (name) =>
          [addressOf(name), hashPage(await readFile(join(siteDir, name), 'utf8'))] as const,
      ),
    ),
  );
}

const toHeldBack = (problems: readonly string[], published: Release | undefined, now: Date) => ({
  since: published?.heldBack?.since ?? now.toISOString(),
  problems: [...problems],
});

interface WriteReleaseOptions {
  readonly siteDir: string;
  /** The settings without their defaults. */
  readonly settings: Settings;
  /** The settings with their defaults and the facts of the company. */
  readonly values: Settings;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Writes the release file of a finished build. A build for a host first keeps the files of the published releases. */
export async function writeRelease({
  siteDir,
  settings,
  values,
  environment,
}: WriteReleaseOptions): Promise<void> {
  const seconds = Number(environment['SOURCE_DATE_EPOCH']);
  const now = new Date(seconds ? seconds * 1000 : Date.now());
  const siteUrl = environment[HOST_BUILD_VARIABLE] ? settings.VITE_SITE_URL : undefined;
  const assets = (await readdir(join(siteDir, 'assets'))).toSorted();
  const published = siteUrl ? await fetchRelease(siteUrl) : undefined;
  const keptAssets = siteUrl && published ? await keepAssets(siteDir, siteUrl, published, now) : {};
  const problems = environment[HELD_BACK_VARIABLE];
  const release: Release = {
    publishedAt: now.toISOString(),
    assets,
    keptAssets,
    pages: await hashPages(siteDir),
    settings: findSettingProblems(settings, values),
    ...(problems && { heldBack: toHeldBack(JSON.parse(problems) as string[], published, now) }),
  };
  await writeFile(join(siteDir, releaseFile), JSON.stringify(release));
}

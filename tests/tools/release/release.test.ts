import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { findAssetsToKeep } from '#tools/release/keep-assets.ts';
import { fetchRelease, parseRelease, type Release } from '#tools/release/release.ts';
import { hashPage, writeRelease } from '#tools/release/write-release.ts';
import { withDefaults } from '#tools/settings.ts';
import { openSite } from '#tools/serve/serve.ts';

const now = new Date('2026-11-27T10:42:00.000Z');
const SOURCE_DATE_EPOCH = String(now.getTime() / 1000);

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

/** Creates a site with the script `index-new.js` and a home page. */
async function createSite() {
  const siteDir = await mkdtemp(join(tmpdir(), 'release-'));
  onTestFinished(() => rm(siteDir, { recursive: true }));
  await mkdir(join(siteDir, 'assets'));
  await writeFile(join(siteDir, 'assets/index-new.js'), 'new');
  await writeFile(join(siteDir, 'index.html'), '<h1>Lamanai</h1>');
  return siteDir;
}

const earlier: Release = {
  publishedAt: '2026-11-27T06:00:00.000Z',
  assets: ['index-old.js', 'lost-old.js', 'index-new.js'],
  keptAssets: {
    'index-older.js': '2026-11-27T06:00:00.000Z',
    'index-oldest.js': '2026-11-25T06:00:00.000Z',
  },
  pages: {},
  settings: { unset: [], quoted: [] },
};

/** Serves an earlier release. The host responds to `lost-old.js` with a page, as some do for missing files. */
async function publish(release: unknown) {
  const site = await openSite(0);
  onTestFinished(site.close);
  site.show(({ url = '' }, response) => {
    const isPage = url.includes('lost');
    response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript');
    response.end(url === '/release.json' ? JSON.stringify(release) : `from ${url}`);
  });
  return site.url;
}

async function build(siteDir: string, siteUrl: string, heldBack?: readonly string[]) {
  await writeRelease({
    siteDir,
    settings: { VITE_SITE_URL: siteUrl },
    values: withDefaults({ VITE_SITE_URL: siteUrl }),
    environment: {
      HOST_BUILD: 'yes',
      SOURCE_DATE_EPOCH,
      HELD_BACK_CONTENT: heldBack && JSON.stringify(heldBack),
    },
  });
  return parseRelease(await readFile(join(siteDir, 'release.json'), 'utf8'));
}

describe('the release file', () => {
  test('names the time, the files and the hash of each page', async () => {
    const release = await build(await createSite(), 'http://127.0.0.1:2');
    expect(release).toMatchObject({
      publishedAt: now.toISOString(),
      assets: ['index-new.js'],
      keptAssets: {},
      pages: { '/': hashPage('<h1>Lamanai</h1>') },
    });
    expect(release?.settings.unset).toContain('VITE_EMAILJS_SERVICE_ID');
    expect(release?.heldBack).toBeUndefined();
  });

  test('a build that publishes earlier content says why', async () => {
    const release = await build(await createSite(), 'http://127.0.0.1:2', ['No price.']);
    expect(release?.heldBack).toEqual({ since: now.toISOString(), problems: ['No price.'] });
  });

  test('content that is still held back remembers since when', async () => {
    const since = '2026-11-27T09:15:00.000Z';
    const url = await publish({ ...earlier, heldBack: { since, problems: ['No title.'] } });
    const release = await build(await createSite(), url, ['No price.']);
    expect(release?.heldBack).toEqual({ since, problems: ['No price.'] });
  });

  test('a file that leads out of the assets folder is rejected', () => {
    const assets = ['../../.bashrc'];
    expect(parseRelease(JSON.stringify({ ...earlier, assets }))).toBeUndefined();
    expect(parseRelease('<h1>Not found</h1>')).toBeUndefined();
  });

  test('a site that does not respond has no release', async () => {
    expect(await fetchRelease('http://127.0.0.1:2')).toBeUndefined();
  });
});

describe('files of earlier releases', () => {
  test('are kept for a day after they were replaced', () => {
    expect(findAssetsToKeep(earlier, now)).toEqual({
      'index-older.js': '2026-11-27T06:00:00.000Z',
      'index-old.js': now.toISOString(),
      'lost-old.js': now.toISOString(),
      'index-new.js': now.toISOString(),
    });
  });

  test('are downloaded from the published site by a build for a host', async () => {
    const siteDir = await createSite();
    const release = await build(siteDir, await publish(earlier));
    expect((await readdir(join(siteDir, 'assets'))).toSorted()).toEqual([
      'index-new.js',
      'index-old.js',
      'index-older.js',
    ]);
    expect(await readFile(join(siteDir, 'assets/index-new.js'), 'utf8')).toBe('new');
    expect(await readFile(join(siteDir, 'assets/index-old.js'), 'utf8')).toBe(
      'from /assets/index-old.js',
    );
    expect(release?.assets).toEqual(['index-new.js']);
    expect(Object.keys(release?.keptAssets ?? {})).toEqual(['index-older.js', 'index-old.js']);
  });
});

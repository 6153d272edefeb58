import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { hashOf } from '#tools/images/lock.ts';
import { findPublishedAt, publishedLockFile } from '#tools/images/published-pictures.ts';
import { openSite } from '#tools/serve/serve.ts';

const measures = { width: 900, height: 600 };
let siteUrl: string;

const lock = {
  'photo-harbor': { key: 'a1', measures, files: { 'photo-harbor-480.avif': hashOf('harbor') } },
  'photo-reef': { key: 'b2', measures, files: { 'photo-reef-480.avif': hashOf('another reef') } },
};
const files = new Map([
  [`/${publishedLockFile}`, JSON.stringify(lock)],
  ['/images/photo-harbor-480.avif', 'harbor'],
  ['/images/photo-reef-480.avif', 'reef'],
]);

/** Serves a site that has published two photographs. The file of the second one is damaged. */
beforeEach(async () => {
  const site = await openSite(0);
  onTestFinished(site.close);
  site.show(({ url = '' }, response) => {
    response.writeHead(files.has(url) ? 200 : 404).end(files.get(url));
  });
  siteUrl = site.url;
});

it('a picture that was encoded from the same source is taken from the published site', async () => {
  expect(await findPublishedAt(siteUrl)('photo-harbor', 'a1')).toEqual({
    measures,
    files: { 'photo-harbor-480.avif': Buffer.from('harbor') },
  });
});

it.each([
  ['was encoded from another source', 'photo-harbor', 'a2'],
  ['has a damaged file', 'photo-reef', 'b2'],
  ['is not published', 'photo-caye', 'c3'],
])('a picture that %s is not taken from the published site', async (_, name, key) => {
  expect(await findPublishedAt(siteUrl)(name, key)).toBeUndefined();
});

it('no picture is taken from a site that does not respond', async () => {
  expect(await findPublishedAt('http://127.0.0.1:9')('photo-harbor', 'a1')).toBeUndefined();
});

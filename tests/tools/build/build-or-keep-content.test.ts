import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import type { RawContent } from '#content/content-files.ts';
import { loadContent } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';
import { useContentCopy } from '#tests/support/content-copy.ts';
import { buildOrKeepContent } from '#tools/build/build-or-keep-content.ts';
import { readNoticesFile } from '#tools/build/notices-file.ts';
import { fetchPublishedContent, writePublishedContent } from '#tools/build/published-content.ts';

const { dir, change } = useContentCopy();

/** Builds nothing, but validates the content like a build. */
async function validate({ CONTENT_DIR = dir() }: Readonly<Record<string, string>>) {
  try {
    loadContent(CONTENT_DIR);
    readNoticesFile(CONTENT_DIR);
    return true;
  } catch {
    return false;
  }
}

async function build(published: RawContent | undefined) {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const runBuild = vi.fn<typeof validate>(validate);
  const isPublished = await buildOrKeepContent({
    runBuild,
    dir: dir(),
    fetchContent: () =>
      published ? Promise.resolve(published) : Promise.reject(new Error('nothing is published')),
  });
  const environments = runBuild.mock.calls.map(([env]) => env);
  return { isPublished, environments, dirs: environments.map((env) => env['CONTENT_DIR']) };
}

const hurricane = [{ day: '2027-01-20', reason: 'Hurricane' }];

test('the build of valid content runs once', async () => {
  expect(await build(undefined)).toMatchObject({ isPublished: true, dirs: [undefined] });
});

test('a mistake in a tour keeps the published content and does not hold back a closed day', async () => {
  const published = readContent(dir());
  change('hopkins priceUsd', 0);
  change('notices closedDays', hurricane);
  const { isPublished, dirs } = await build(published);
  expect(isPublished).toBe(true);
  const kept = dirs[1] ?? '';
  expect(readContent(kept)).toEqual(published);
  expect(JSON.parse(readFileSync(join(kept, 'notices.json'), 'utf8'))).toMatchObject({
    closedDays: hurricane,
  });
});

test('the release and the summary of the workflow say which mistake is held back', async () => {
  const summary = join(dir(), 'summary.md');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const published = readContent(dir());
  change('hopkins priceUsd', 0);
  const { environments } = await build(published);
  const [problem] = JSON.parse(environments[1]?.['HELD_BACK_CONTENT'] ?? '[]') as string[];
  expect(problem).toMatch(/hopkins/);
  expect(readFileSync(summary, 'utf8')).toContain(`- ${problem}\n`);
});

test('a mistake in the notices is not published', async () => {
  const published = readContent(dir());
  change('notices closedDays', [{ day: 'Christmas', reason: 'Christmas' }]);
  expect(await build(published)).toMatchObject({ isPublished: false });
});

test('a mistake fails the build if nothing is published yet', async () => {
  change('hopkins priceUsd', 0);
  expect(await build(undefined)).toMatchObject({ isPublished: false, dirs: [undefined] });
});

test('a published file with a path outside the content folder is rejected', () => {
  expect(() => writePublishedContent({ '../outside': {} }, dir(), join(dir(), 'kept'))).toThrow(
    '../outside is no file of the content.',
  );
});

test('the published content is fetched from the site', async () => {
  const published = { faq: { title: 'Questions' } };
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/content.json' ? 200 : 404;
    response.end(JSON.stringify(published));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await fetchPublishedContent(`http://127.0.0.1:${port}/any`)).toEqual(published);
});

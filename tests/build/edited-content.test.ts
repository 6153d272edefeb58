import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { useContentCopy } from '#tests/support/content-copy.ts';
import { projectDir } from '#tools/setup/launch.mjs';

const { dir, change } = useContentCopy();

const serverEntry = pathToFileURL(join(projectDir, 'build/server/edited/prerender.js'));

const buildAndRender = `
  const { createBuilder } = await import('vite');
  const build = { outDir: 'build/edited' };
  const builder = await createBuilder({ mode: 'e2e', logLevel: 'error', build });
  await builder.build(builder.environments.ssr);
  const { redirects, renderPage } = await import('${serverEntry.href}');
  const pages = {};
  for (const path of JSON.parse(process.env.PATHS)) {
    const { body, structuredData } = await renderPage(path);
    pages[path] = body.replaceAll(/<[^>]+>/g, ' ') + JSON.stringify(structuredData);
  }
  console.log(JSON.stringify({ redirects, pages }));
`;

/** Builds the code that prerenders the site from this content, as a host does, and returns the text and the structured data of these pages. */
async function renderFrom(contentDir: string, paths: readonly string[]) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', buildAndRender],
    {
      cwd: projectDir,
      env: { ...process.env, CONTENT_DIR: contentDir, PATHS: JSON.stringify(paths) },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as {
    readonly redirects: readonly object[];
    readonly pages: Readonly<Record<string, string>>;
  };
}

test('a site built from edited content shows the edits to guests and search engines', async () => {
  change('hopkins priceUsd', 266);
  const file = join(dir(), 'tours/hopkins-belize.json');
  const copy = {
    ...(JSON.parse(readFileSync(file, 'utf8')) as object),
    id: 'lamanai-tour-dangriga',
    slug: 'dangriga',
    title: 'Lamanai Tour from Dangriga',
    footerLabel: 'Dangriga',
    shortDescription: 'From Dangriga by road and river to Lamanai, and back.',
    fullDescription: 'The van leaves Dangriga early, and the boat waits.',
    priceUsd: 265,
    position: 9,
  };
  writeFileSync(join(dir(), 'tours/dangriga.json'), JSON.stringify(copy));
  const answer = ['No: the boats and the reserve take none.'];
  change('faq tours questions 10', { id: 'dogs', question: 'May I bring my dog?', answer });

  const paths = ['/tours', '/tour/lamanai-tour-hopkins', '/tour/lamanai-tour-dangriga', '/faq'];
  const { redirects, pages } = await renderFrom(dir(), paths);
  expect(pages['/tours']).toContain('Nine ways to Lamanai');
  expect(pages['/tours']).toMatch(/Lamanai Tour from\s+Dangriga[^]*US\$265/);
  expect(pages['/tour/lamanai-tour-dangriga']).toContain('The van leaves Dangriga early');
  expect(redirects).toContainEqual({ from: '/tour/dangriga', to: '/tour/lamanai-tour-dangriga' });
  expect(pages['/tour/lamanai-tour-hopkins']).toContain('US$266');
  expect(pages['/tour/lamanai-tour-hopkins']).toMatch(/"price":"?266\b/);
  expect(pages['/faq']).toContain('the boats and the reserve take none');
}, 120_000);

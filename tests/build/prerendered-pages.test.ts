import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { letters } from '#tools/fonts/subset.ts';

import { fileOf, filesEndingIn, findPageFiles, readSiteFile, siteDir } from './site-files.ts';

const serverEntry = pathToFileURL(join(siteDir, '../server', basename(siteDir), 'prerender.js'));

const renderAll = `
  const now = Number(process.env.NOW);
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]));
    }
    static now() {
      return now;
    }
  };
  const { pagePaths, renderPage } = await import(process.env.SERVER_ENTRY);
  console.log(JSON.stringify(await Promise.all(pagePaths.map((path) => renderPage(path)))));
`;

/** Prerenders the site on a machine with this clock and time zone. */
async function renderedAt(now: string, timeZone: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', renderAll],
    {
      env: { NOW: `${Date.parse(now)}`, TZ: timeZone, SERVER_ENTRY: serverEntry.href },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout) as { body: string }[];
}

test('a prerendered page does not depend on the time or the time zone of the build', async () => {
  const [here, there] = await Promise.all([
    renderedAt('2026-02-28T05:59:00Z', 'America/Belize'),
    renderedAt('2031-11-03T18:00:00Z', 'Pacific/Kiritimati'),
  ]);
  expect(here[0]?.body).toContain('<h1');
  expect(there).toEqual(here);
}, 60_000);

const documents = await Promise.all(
  (await findPageFiles()).map(async (name) => [name, await readSiteFile(name)] as const),
);

test.each([
  ['an inline event handler', /<[^>]+\son[a-z]+="/],
  ['a style block outside the head', /<body[^]*<style\b/],
  ['a script in the body', /<body[^]*<script\b/],
  ['content that only a script displays', /<template\b|\shidden id="S:/],
  ['a missing title', /^(?![^]*<title\b[^>]*>[^<])/],
  ['a missing description', /^(?![^]*<meta\b[^>]*\bname="description"[^>]*\bcontent="[^"])/],
  ['more than one title', /<title\b[^]*<title\b/],
  ['more than one h1', /<h1\b[^]*<h1\b/],
  ['a missing h1', /^(?![^]*<h1\b)/],
  [
    'a content security policy that is missing or too late',
    /^(?![^]*<head>\s*<meta charset="UTF-8">\s*<meta http-equiv="Content-Security-Policy" content="[^"]+">)/,
  ],
])('no prerendered document has this defect: %s', (_, wrong) => {
  expect(documents.filter(([, html]) => wrong.test(html)).map(([name]) => name)).toEqual([]);
});

test('the font has every character that the prerendered pages use', () => {
  const used = new Set(
    documents
      .map(([, html]) => html)
      .join('')
      .replaceAll(/[\s\u200B]/g, ''),
  );
  expect([...used].filter((letter) => !letters.includes(letter))).toEqual([]);
});

test('every prerendered document declares the theme variables that it uses', () => {
  const undeclared = documents.flatMap(([, html]) => {
    const declared = new Set(html.match(/--mui-[\w-]+(?=:)/g));
    return (html.match(/(?<=var\()--mui-[\w-]+/g) ?? []).filter((name) => !declared.has(name));
  });
  expect([...new Set(undeclared)]).toEqual([]);
});

test.each(documents)('the page %s opts out of forced dark colors', (_, html) => {
  expect(html).toContain('<meta name="color-scheme" content="only light"');
  expect(html).not.toMatch(/[;{]color-scheme:/);
});

test('no page loads a style sheet', async () => {
  expect(await filesEndingIn('.css')).toEqual([]);
  const scripts = await Promise.all((await filesEndingIn('.js')).map(readSiteFile));
  expect(scripts.filter((code) => /assets\/[^"]*\.css/.test(code))).toEqual([]);
});

test('only the expected pages are marked noindex', () => {
  const unlisted = documents.filter(([, html]) => html.includes('content="noindex"'));
  expect(unlisted.map(([name]) => name).toSorted()).toEqual([
    '404.html',
    'answer.html',
    'book.html',
    'booking-success.html',
    'machines.html',
    'offline.html',
  ]);
});

test('the site map lists exactly the pages that search engines may list', async () => {
  const listed = [...(await readSiteFile('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => fileOf(new URL(url).pathname),
  );
  const indexable = documents.filter(([, html]) => !html.includes('content="noindex"'));
  expect(listed.toSorted()).toEqual(indexable.map(([name]) => name).toSorted());
});

test.each(documents)(
  'the page %s has at most one stepped edge in main and one in the footer',
  (_, html) => {
    const main = html.match(/<main\b[^]*<\/main>/)?.[0] ?? '';
    const footer = html.match(/<footer\b[^]*<\/footer>/)?.[0] ?? '';
    expect(main.match(/data-edge/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(footer.match(/data-edge/g)?.length ?? 0).toBeLessThanOrEqual(1);
  },
);

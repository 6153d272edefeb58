import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { contentDir } from '#content/load-content.ts';
import { readContent } from '#content/read-content.ts';
import { findUnfinishedContent } from '#tools/doctor/check-content.ts';
import { checkSite } from '#tools/doctor/check-site.ts';
import { findTemplateProblems } from '#tools/doctor/check-template.ts';
import { readTemplate } from '#tools/mail-desk/template-files.ts';
import { startSite } from '#tools/preview/start-site.ts';
import { headersFile } from '#tools/prerender/host-files.ts';

const content = readContent(contentDir);

test('the doctor lists every placeholder and sample with the labels of the form', () => {
  const found = findUnfinishedContent(content);
  expect(found).toContain('content/company.json, Phone: “+1 800 555 0142” is a placeholder');
  expect(found).toContain(
    'content/company.json, Email: “bookings@lamanai-day-tours.example” is a placeholder',
  );
  expect(
    found.filter((sentence) => /^content\/reviews\.json.* a sample:/.test(sentence)),
  ).toHaveLength(5);
  expect(
    found.filter((sentence) => /^content\/home\.json.* a sample:/.test(sentence)),
  ).toHaveLength(3);
});

test.each([
  ['Write to hello@river-ruins.com or call +1 888 234 5678', []],
  ['Call +501 555 0142', ['content/notes.json: “Call +501 555 0142” is a placeholder']],
  ['https://www.example.com/', ['content/notes.json: “https://www.example.com/” is a placeholder']],
  ['https://www.example-tours.com', []],
])('the doctor reads the text “%s”', (text, expected) => {
  const added = findUnfinishedContent({ ...content, notes: text });
  const known = findUnfinishedContent(content);
  expect(added.filter((sentence) => !known.includes(sentence))).toEqual(expected);
});

test('the doctor lists a mistake in the content', () => {
  expect(findUnfinishedContent({ ...content, company: {} }).join('\n')).toContain(
    'content/company.json, Name of the company',
  );
});

test('the doctor lists template variables that the site does not send, or that are left out', async () => {
  const template = await readTemplate();
  expect(findTemplateProblems(template)).toEqual([]);
  const changed = {
    ...template,
    html: template.html.replaceAll('{{reference}}', '{{ref}}'),
    text: `${template.text}{{{email}}}`,
  };
  expect(findTemplateProblems(changed)).toEqual([
    'the html names {{ref}}, which the site does not send',
    'the html leaves out {{reference}}',
    'EmailJS cannot read the text: illegal tag {{{email}}}',
  ]);
});

/** Serves a small site. Files replace those of an intact site; an empty text removes the file. */
async function serve(files: Readonly<Record<string, string>> = {}) {
  const siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  const intact = {
    _headers: headersFile([]),
    _redirects: '/tour/short / 301\n',
    '404.html': '<h1>404</h1>',
    'index.html': '<h1>Home</h1>',
    'book.html': '<h1>Book</h1>',
    'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: /sitemap.xml\n',
  };
  const write = (all: Readonly<Record<string, string>>) =>
    Promise.all(
      Object.entries(all).map(([name, text]) =>
        text ? writeFile(join(siteDir, name), text) : rm(join(siteDir, name)),
      ),
    );
  await write(intact);
  await write(files);
  const site = await startSite({ siteDir });
  onTestFinished(async () => {
    await site.close();
    await rm(siteDir, { recursive: true });
  });
  const map = files['sitemap.xml'] ?? `<loc>${site.url}/</loc>`;
  await writeFile(join(siteDir, 'sitemap.xml'), map);
  return site.url;
}

test('the doctor finds nothing to do at an intact site', async () => {
  expect(await checkSite(await serve(), '/tour/short')).toEqual([]);
});

test.each<[what: string, files: Readonly<Record<string, string>>, problem: RegExp]>([
  ['a missing page', { 'book.html': '' }, /^\/book is answered with 404 instead of 200$/],
  ['missing headers', { _headers: '/x\n  A: b\n' }, /^\/ is answered without X-Frame-Options: /],
  ['missing redirects', { _redirects: '/a /b 301\n' }, /^\/tour\/short is answered with 404/],
  ['a page for every URL', { 'nowhere.html': '<h1>Home</h1>' }, /^\/nowhere is answered with 200/],
  [
    'another address',
    { 'sitemap.xml': '<loc>https://a.b/</loc>' },
    /^the pages say .*https:\/\/a\.b/,
  ],
  ['a move', { _redirects: '/ /en 301\n' }, /^the site is at \/en: ask/],
  ['robots', { 'robots.txt': 'User-agent: *\nDisallow: /\n' }, /^\/robots\.txt does not lead/],
])('the doctor reports %s of the published site', async (_, files, problem) => {
  expect(await checkSite(await serve(files), '/tour/short')).toContainEqual(
    expect.stringMatching(problem),
  );
});

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { company } from '#content/company.ts';
import { plainPages } from '#content/content.data.ts';
import { contentDir } from '#content/load-content.ts';
import { reservedAddresses } from '#content/reserved-addresses.ts';
import { telHref } from '#domain/site/contact-links.ts';
import { parseNotices } from '#domain/notices/parse-notices.ts';
import { cspHash, inlineScripts } from '#tools/prerender/policy.ts';

import { filesEndingIn, readSiteFile, siteDir } from './site-files.ts';

const readAll = async (...endings: string[]) => {
  const names = await filesEndingIn(...endings);
  return Promise.all(names.map(async (name) => ({ name, text: await readSiteFile(name) })));
};

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

describe('the built site', () => {
  test('the built site contains no URL of the computer that built the site', async () => {
    const mailOrigin =
      /connect-src 'self' (\S+)[ ;]/.exec(policyOf(await readSiteFile('index.html')))?.[1] ?? '';
    const found = (await readAll('.js', '.html', '.css')).flatMap(({ name, text }) =>
      [...text.matchAll(/https?:\/\/(?:127\.\d+\.\d+\.\d+|\[::1\]|localhost:\d+)[^\s"'`]*/g)]
        .map(([address]) => `${name}: ${address}`)
        .filter((line) => !line.endsWith(mailOrigin)),
    );
    expect(found).toEqual([]);
  });

  test('the built site contains no private key', async () => {
    const found = (await readAll('.js', '.html')).filter(({ text }) =>
      /private_?key|access_?token/i.test(text),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  test('the built site has no unload listener that keeps pages out of the back/forward cache', async () => {
    const found = (await readAll('.js')).filter(({ text }) =>
      /addEventListener\([`'"]unload[`'"]|\.on(?:before)?unload\s*=/.test(text),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  test('the booking page says how to book without scripts', async () => {
    const [, body = ''] = (await readSiteFile('book.html')).split('</head>');
    const [, words = ''] = /<noscript>(.*?)<\/noscript>/s.exec(body) ?? [];
    expect(words).toContain('please call or write to us: the contact details are above');
    expect(body).toContain(`href="${telHref(company.phone)}"`);
    expect(body).toContain(`href="mailto:${company.email}"`);
  });

  test('the answer page says how to answer without scripts', async () => {
    const [, words = ''] =
      /<noscript>(.*?)<\/noscript>/s.exec(await readSiteFile('answer.html')) ?? [];
    expect(words).toContain('This page needs JavaScript. Everything is in the email, too');
    expect(words).toContain(`href="mailto:${company.email}"`);
  });

  test('the build publishes no source map, manifest or settings file', async () => {
    const names = await filesEndingIn('');
    const odd = /\.map$|manifest\.json$|(?:^|\/)\.[^/]+|^notices\.json\./;
    expect(names.filter((name) => odd.test(name))).toEqual([]);
  });

  test('every page has the same content security policy, which allows its one inline script', async () => {
    const pages = (await readAll('.html')).filter(({ name }) => !name.startsWith('admin'));
    expect(new Set(pages.map(({ text }) => policyOf(text))).size).toBe(1);
    for (const { name, text } of pages) {
      expect(inlineScripts(text), name).toHaveLength(1);
      expect(policyOf(text), name).toContain(
        `script-src 'self' ${cspHash(inlineScripts(text)[0] ?? '')};`,
      );
    }
  });

  test('the built site contains the notices file unchanged', async () => {
    const source = await readFile(join(contentDir, 'notices.json'), 'utf8');
    expect(await readSiteFile('notices.json')).toBe(source);
    expect(parseNotices(source).problems).toEqual([]);
  });

  test('the names of the files and folders of the built site are reserved, except those of plain pages', async () => {
    const names = (await readdir(siteDir)).map((name) => name.replace(/\..*/, ''));
    const own = new Set(plainPages.map(({ path }) => path.slice(1)));
    const isAddress = (name: string) => /^[a-z\d-]+$/.test(name);
    expect(names).toContain('privacy');
    expect(
      names.filter((name) => isAddress(name) && !own.has(name) && !reservedAddresses.has(name)),
    ).toEqual([]);
  });

  test('only plain pages load the texts of plain pages', async () => {
    const [sentence = ''] = plainPages[0]?.sections[0]?.paragraphs ?? [];
    const found = (await readAll('.js')).filter(({ text }) => text.includes(sentence));
    expect(found.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^assets\/PlainPage-[^/]+\.js$/),
    ]);
  });

  test('the built site has no broken internal links', async () => {
    const redirects = new Set(
      (await readSiteFile('_redirects')).split('\n').map((line) => line.split(' ')[0] ?? ''),
    );
    const exists = (address: string) => {
      const path = address.replace(/[?#].*$/, '') || '/';
      return (
        path === '/' ||
        redirects.has(path) ||
        existsSync(join(siteDir, path)) ||
        existsSync(join(siteDir, `${path}.html`))
      );
    };
    const broken = (await readAll('.html')).flatMap(({ name, text }) =>
      [
        ...[...text.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address),
        ...[...text.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
          set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
        ),
      ]
        .filter((address) => !exists(address))
        .map((address) => `${name}: ${address}`),
    );
    expect(broken).toEqual([]);
  });
});

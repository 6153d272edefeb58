import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { buildSite } from '../build.ts';
import { addressOf } from '../hosts/expected.ts';
import { type SiteAndDesk, startSiteAndDesk } from '../local/site-and-desk.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { listener, walks } from './walks.ts';
import { startWebKit } from './webkit.ts';

const starters = { Firefox: startFirefox, WebKit: startWebKit } as const;

const siteDir = resolve(import.meta.dirname, '../../build/browsers');

/** @returns the addresses of the pages, each of which keeps what it shows in the console */
async function listenInPages() {
  const files = await readdir(siteDir, { recursive: true });
  const pages = files.filter((name) => name.endsWith('.html') && name !== '404.html').toSorted();
  for (const file of pages.map((name) => join(siteDir, name))) {
    // oxlint-disable no-await-in-loop -- one file at a time
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/<head[^>]*>/, `$&${listener}`));
    await rm(`${file}.br`);
    await rm(`${file}.gz`);
    // oxlint-enable no-await-in-loop
  }
  return pages.map(addressOf);
}

/** @returns whether every walk went well */
async function walkBrowser(
  name: keyof typeof starters,
  { url, desk }: SiteAndDesk,
  pages: readonly string[],
) {
  const tab = await starters[name](console.log);
  let passed = true;
  try {
    const visitor = new Visitor(tab, url);
    console.log(name, await tab.evaluate('navigator.userAgent'));
    for (const [what, walk] of Object.entries(walks)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one walk after the other in one tab
        await walk(visitor, { pages, desk });
        console.log(`passed  ${name}: ${what}`);
      } catch (error) {
        passed = false;
        console.error(`FAILED  ${name}: ${what}\n  ${String(error)}`);
      }
    }
  } finally {
    await tab.close();
  }
  return passed;
}

/** Builds the site and walks it in Firefox and in WebKit. @returns whether all went well */
export async function walkBrowsers(): Promise<boolean> {
  const site = await startSiteAndDesk(async (settings) => {
    Object.assign(process.env, settings);
    await buildSite({ mode: 'production', siteDir });
    return siteDir;
  });
  try {
    const pages = await listenInPages();
    const inFirefox = await walkBrowser('Firefox', site, pages);
    return (await walkBrowser('WebKit', site, pages)) && inFirefox;
  } finally {
    await site.close();
  }
}

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { addressOf } from '../hosts/rows.ts';
import { startSiteAndDesk } from '../local/site.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { listener, walks } from './walks.ts';
import { startWebKit } from './webkit.ts';

/** @returns the addresses of the pages, each of which keeps what it shows in the console */
async function listenInPages(siteDir: string) {
  const files = await readdir(siteDir, { recursive: true });
  const pages = files.filter((name) => name.endsWith('.html') && name !== '404.html').toSorted();
  await Promise.all(
    pages.map(async (name) => {
      const file = join(siteDir, name);
      const html = await readFile(file, 'utf8');
      await writeFile(file, html.replace(/<head[^>]*>/, `$&${listener}`));
      await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending)));
    }),
  );
  return pages.map(addressOf);
}

/** Builds the site and walks it in Firefox and in WebKit. @returns whether all went well */
export async function walkBrowsers(): Promise<boolean> {
  const site = await startSiteAndDesk({ mode: 'production', folder: 'browsers', rateLimitMs: 0 });
  const pages = await listenInPages(site.siteDir);
  let passed = true;
  for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
    // oxlint-disable no-await-in-loop -- one walk after the other in one tab
    const tab = await start();
    console.log(name, await tab.evaluate('navigator.userAgent'));
    for (const [what, walk] of Object.entries(walks)) {
      try {
        await walk(new Visitor(tab, site.url), pages, site.desk);
        console.log(`passed  ${name}: ${what}`);
      } catch (error) {
        passed = false;
        console.error(`FAILED  ${name}: ${what}\n  ${String(error)}`);
      }
    }
    await tab.close();
    // oxlint-enable no-await-in-loop
  }
  await site.close();
  return passed;
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startSiteAndDesk } from '#tools/local/site.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { consoleRecorder, walks } from './walks.ts';
import { startWebKit } from './webkit.ts';

/** Adds a script to every page of the app that records console messages. @returns the paths of the pages */
async function recordConsole(siteDir: string) {
  const files = await readdir(siteDir, { recursive: true });
  const pages = files.filter((name) => /^(?!404|admin).*\.html$/.test(name)).toSorted();
  await Promise.all(
    pages.map(async (name) => {
      const file = join(siteDir, name);
      const html = await readFile(file, 'utf8');
      await writeFile(file, html.replace(/<head[^>]*>/, `$&${consoleRecorder}`));
    }),
  );
  return pages.map((name) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`));
}

/** Builds the site, opens every page and books a tour in Firefox and in WebKit. @returns true if everything passed */
export async function checkEngines(): Promise<boolean> {
  const site = await startSiteAndDesk();
  const pages = await recordConsole(site.siteDir);
  let passed = true;
  for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
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
  }
  await site.close();
  return passed;
}

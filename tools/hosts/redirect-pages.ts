import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { parseRedirects } from '../serve/host-rules.ts';

const formatRedirectPage = (url: string) => `<!doctype html>
<html lang="en">
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="robots" content="noindex">
<title>This page has moved</title>
<link rel="canonical" href="${url}">
<meta http-equiv="refresh" content="0; url=${url}">
<p><a href="${url}">This page has moved.</a></p>
</html>
`;

/** Writes a page for each redirect, for hosts that do not read `_redirects`, such as GitHub Pages. */
export async function writeRedirectPages(siteDir: string, siteUrl: string): Promise<void> {
  const redirects = parseRedirects(await readFile(join(siteDir, '_redirects'), 'utf8'));
  const files = redirects.filter(({ from }) => !from.endsWith('/'));
  await Promise.all(
    files.map(async ({ from, to }) => {
      const file = join(siteDir, `${from}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, formatRedirectPage(new URL(to, siteUrl).href));
    }),
  );
}

import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { composeDocument, type RenderedPage } from './document.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { type Manifest, scriptsOf } from './manifest.ts';
import { contentSecurityPolicy } from './policy.ts';
import { type NamedSite, robotsFile, sitemapFile, webManifestFile } from './search-files.ts';

/** The exports of src/entries/prerender.tsx, built for Node. */
interface ServerEntry {
  readonly pagePaths: readonly string[];
  readonly notFoundPath: string;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly renderPage: (
    path: string,
  ) => Promise<RenderedPage & { readonly modules: readonly string[] }>;
}

interface PrerenderOptions {
  /** The folder of the client build, which becomes the finished site. */
  readonly siteDir: string;
  /** The entry file of the server build. */
  readonly serverEntry: string;
  /** The origin of the email service. */
  readonly mailOrigin: string;
  /** The inline script of every document; see src/entries/inline-start.ts. */
  readonly inlineScript: string;
  readonly site: NamedSite;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Writes the HTML of all pages, the 404 page, and the files for search engines and hosts into the client build.
 * @throws if a page fails to render
 */
export async function prerender({
  siteDir,
  serverEntry,
  mailOrigin,
  inlineScript,
  site,
}: PrerenderOptions) {
  const entry = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
  const template = await readFile(join(siteDir, 'index.html'), 'utf8');
  const manifest = await readManifest(siteDir);
  const css = await takeStyles(siteDir);
  const policy = contentSecurityPolicy(inlineScript, mailOrigin);

  const finish = async (path: string, known: boolean) => {
    const page = await entry.renderPage(path);
    const html = composeDocument(template, {
      policy,
      page,
      path: known ? path : undefined,
      css,
      inlineScript,
      scripts: scriptsOf(manifest, [...page.modules, 'index.html']),
    });
    return { path: known ? path : '/404', html };
  };
  const pages = await Promise.all([
    ...entry.pagePaths.map((path) => finish(path, true)),
    finish(entry.notFoundPath, false),
  ]);

  const files = {
    ...Object.fromEntries(pages.map(({ path, html }) => [fileOf(path), html])),
    _headers: headersFile(await assetsOf(siteDir)),
    _redirects: redirectsFile(entry.redirects),
    'sitemap.xml': sitemapFile(pages.map(({ html }) => html)),
    'robots.txt': robotsFile(site),
    'site.webmanifest': webManifestFile(site),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = join(siteDir, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
  return { pages: pages.length };
}

/** Returns the URL paths of the built files that have a hash in their names, largest first. */
async function assetsOf(siteDir: string): Promise<string[]> {
  const names = await readdir(join(siteDir, 'assets'));
  const assets = await Promise.all(
    names.map(async (name) => {
      const { size } = await stat(join(siteDir, 'assets', name));
      return { name, size };
    }),
  );
  return assets
    .toSorted((one, other) => other.size - one.size || one.name.localeCompare(other.name))
    .map(({ name }) => `/assets/${name}`);
}

/** Reads the manifest and removes it from the published folder. */
async function readManifest(siteDir: string): Promise<Manifest> {
  const folder = join(siteDir, '.vite');
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
  await rm(folder, { recursive: true });
  return JSON.parse(manifest) as Manifest;
}

/** Reads the style sheets, which will be inlined, and removes them from the published folder. */
async function takeStyles(siteDir: string): Promise<string> {
  const names = (await assetsOf(siteDir)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(async (name) => {
      const css = await readFile(join(siteDir, name), 'utf8');
      await rm(join(siteDir, name));
      return css.trim();
    }),
  );
  return sheets.join('');
}

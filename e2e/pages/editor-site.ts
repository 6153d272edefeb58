import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { preview } from 'vite';

import { company } from '#content/company.ts';
import { destinationFrom, onThisComputer } from '#tools/editor/backend.ts';
import { addEditor, buildEditor, editorPage } from '#tools/editor/build.ts';
import { startSite } from '#tools/preview/start-site.ts';

/**
 * Console messages that the editor itself causes: the content security policy blocks its requests for fonts and for the
 * vendor's status page, and its components log warnings.
 */
export const ofItsMaker = [/content security policy/i, /svelte\.dev/] as const;

export const onTheWeb = { EDITOR_REPOSITORY: 'company/site' };

/** The editor renders only the fields in the viewport, so the viewport is very high. */
export const highScreen = { width: 1440, height: 5000 };

/** Builds the editor without the site, beside the folder, and serves it on a separate origin. */
export async function serveEditor(dir: string, settings: Readonly<Record<string, string>>) {
  const outDir = join(dir, '../admin');
  await buildEditor(outDir, destinationFrom(settings) ?? onThisComputer, company.name);
  const server = await preview({
    ...editorPage,
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Builds a site that contains only the editor, beside the folder, and serves it with the headers of a real host. */
export async function serveEditorWithHeaders(
  dir: string,
  settings: Readonly<Record<string, string>>,
  openerPolicy: string,
) {
  const destination = destinationFrom(settings);
  if (!destination) throw new Error('The settings contain no repository.');
  const dist = join(dir, '../site');
  await mkdir(dist, { recursive: true });
  await addEditor(dist, destination, company.name);
  const files = {
    _headers: `/admin\n  Cross-Origin-Opener-Policy: ${openerPolicy}\n`,
    _redirects: '',
    '404.html': '',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dist, name), text)));
  return startSite({ siteDir: dist });
}

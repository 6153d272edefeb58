import { join } from 'node:path';

import { preview } from 'vite';

import { company } from '#content/company.ts';
import { destinationFrom, onThisComputer } from '#tools/editor/backend.ts';
import { buildEditor, editorPage } from '#tools/editor/build.ts';

/**
 * Console messages that the editor itself causes: the content security policy blocks its requests for fonts and for the
 * vendor's status page, and its components log warnings.
 */
export const ofItsMaker = [/content security policy/i, /svelte\.dev/] as const;

const onTheWeb = { EDITOR_REPOSITORY: 'https://github.com/company/site' };

/** The editor renders only the fields in the viewport, so the viewport is very high. */
export const highScreen = { width: 1440, height: 5000 };

/** Builds the editor without the site, beside the folder, and serves it on a separate origin. */
export async function serveEditor(dir: string) {
  const outDir = join(dir, '../admin');
  await buildEditor(outDir, destinationFrom(onTheWeb) ?? onThisComputer, company.name);
  const server = await preview({
    ...editorPage,
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

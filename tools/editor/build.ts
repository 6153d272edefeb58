import { rename } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { dataModules } from '../build/data-modules.ts';
import { pictures } from '../images/pictures-plugin.ts';
import type { Destination } from './backend.ts';
import { editorConfig } from './config.ts';

/** The source folder and the URL path of the editor page. */
export const editorPage = { root: join(import.meta.dirname, 'page'), base: '/admin/' } as const;

/**
 * Returns the content security policy of the editor. The editor creates style elements and shows pictures from memory.
 * It may connect only to the Git host.
 */
const policyFor = (forge: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' data: blob: ${forge}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Builds the editor of `content/` into `outDir`, which is served at `/admin/` and bears the company's name. */
export async function buildEditor(
  outDir: string,
  { backend, origin }: Destination,
  companyName: string,
): Promise<void> {
  await build({
    ...editorPage,
    configFile: false,
    logLevel: 'error',
    define: {
      EDITOR_CONFIG: JSON.stringify(editorConfig(backend, companyName)),
    },
    plugins: [
      dataModules(),
      pictures({ hasFiles: false }),
      {
        name: 'editor-policy',
        transformIndexHtml: () => [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(origin) },
            injectTo: 'head-prepend',
          },
        ],
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      license: { fileName: 'licenses.md' },
    },
  });
}

/** Adds the editor to the site's build. Like other pages, `/admin` is served from `admin.html`. */
export async function addEditor(
  siteDir: string,
  destination: Destination,
  companyName: string,
): Promise<void> {
  await buildEditor(join(siteDir, 'admin'), destination, companyName);
  await rename(join(siteDir, 'admin/index.html'), join(siteDir, 'admin.html'));
}

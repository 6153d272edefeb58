import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';

import { compressSite } from '#tools/prerender/compress.ts';
import { projectDir } from '#tools/setup/launch.mjs';

/** Builds the floor page into `dir`. It is prerendered, and its script loads after everything else. */
export async function buildFloor(dir: string) {
  const client = (await build({
    root: projectDir,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: dir,
      rolldownOptions: { input: join(import.meta.dirname, 'floor/client.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  const entry = client.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  // React reads NODE_ENV when it is imported.
  process.env['NODE_ENV'] = 'production';
  const { floorHtml } = await import('./floor/server.tsx');
  const page = `<!doctype html><html lang="en"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Guided day tours to Lamanai, Belize</title><meta name="description" content="A page of the same parts with nothing in it, to compare the site's pages with."><link rel="icon" href="data:,"><script>addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>import('/${entry}'))))</script></head><body><div id="root">${floorHtml()}</div></body></html>`;
  await cp(join(projectDir, 'public/images'), join(dir, 'images'), { recursive: true });
  // The site's server refuses a folder without `404.html`, `_headers` and `_redirects`.
  const files = { 'index.html': page, '404.html': page, _headers: '', _redirects: '' };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)));
  await compressSite(dir);
}

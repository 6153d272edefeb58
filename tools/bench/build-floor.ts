import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type InlineConfig, type Rolldown } from 'vite';

const projectDir = join(import.meta.dirname, '../..');
const sources = join(import.meta.dirname, 'floor');

/** Builds the floor page into `dir`: prerendered, its script started once everything else is there. */
export async function buildFloor(dir: string) {
  const shared: InlineConfig = { root: projectDir, configFile: false, publicDir: false };
  const serverDir = `${dir}-server`;
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: { ssr: join(sources, 'server.tsx'), outDir: serverDir, emptyOutDir: true },
  });
  const client = (await build({
    ...shared,
    build: { outDir: dir, rolldownOptions: { input: join(sources, 'client.tsx') } },
  })) as Rolldown.RolldownOutput;
  const entry = client.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const { floorHtml } = (await import(pathToFileURL(join(serverDir, 'server.js')).href)) as {
    floorHtml: () => string;
  };
  const page = `<!doctype html><html lang="en"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Guided day tours to Lamanai, Belize</title><meta name="description" content="A page of the same parts with nothing in it, to compare the site's pages with."><link rel="icon" href="data:,"><script>addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>import('/${entry}'))))</script></head><body><div id="root">${floorHtml()}</div></body></html>`;
  await cp(join(projectDir, 'public/images'), join(dir, 'images'), { recursive: true });
  // Without the last two our own server takes a folder for unfinished.
  const files = { 'index.html': page, '404.html': page, _redirects: '' };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(dir, name), text)));
}

import { join } from 'node:path';

import { startServer } from '../setup/child.ts';
import { freePort } from '../setup/ports.ts';
import { workDir } from '../setup/work-dir.ts';

import type { Host, StartOptions } from './host.ts';
import { ensurePackages } from './packages.ts';

const wrangler = 'wrangler@4.164.0';

/** Cloudflare's runtime as it serves Pages, without network. */
export async function startCloudflare({ siteDir, log }: StartOptions): Promise<Host> {
  const { modules, node } = await ensurePackages([wrangler], log);
  const { folder, remove } = await workDir('cloudflare');
  const port = await freePort(18_850);
  const stop = await startServer({
    command: node,
    args: [
      join(modules, 'wrangler/bin/wrangler.js'),
      'pages',
      'dev',
      siteDir,
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--show-interactive-dev-session=false',
      '--compatibility-date=2026-01-01',
    ],
    cwd: folder,
    env: {
      CI: '1',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      XDG_CONFIG_HOME: folder,
    },
    port,
  });
  return {
    name: 'Cloudflare',
    program: `Cloudflare Pages' runtime (${wrangler})`,
    url: `http://127.0.0.1:${port}`,
    close: () => stop().then(remove),
  };
}

const netlify = ['@netlify/headers@3.0.1', '@netlify/redirects@4.0.2', '@netlify/static@4.0.0'];

/** Netlify's own reading of `_headers` and `_redirects`, as its command line uses it on a developer's machine. */
export async function startNetlify({ siteDir, log }: StartOptions): Promise<Host> {
  const { modules, node } = await ensurePackages(netlify, log);
  const { folder, remove } = await workDir('netlify');
  const port = await freePort(18_870);
  const stop = await startServer({
    command: node,
    args: [join(import.meta.dirname, 'netlify-server.mjs'), modules, siteDir, String(port)],
    cwd: folder,
    port,
  });
  return {
    name: 'Netlify',
    program: `Netlify's own engines for local use (${netlify.join(', ')})`,
    url: `http://127.0.0.1:${port}`,
    groups: ['Pages', 'Kinds of file', 'Not found', 'Redirects'],
    close: () => stop().then(remove),
  };
}

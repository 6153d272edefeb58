import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import Mustache from 'mustache';

import { freePort } from '../local/ports.ts';
import { startServer } from '../setup/child.ts';
import { hostsDirOf } from './configs.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's servers, each with the configuration file that the build has written. */
const servers = {
  nginx: {
    files: ['/usr/sbin/nginx', brotliModule],
    packages: 'nginx-light libnginx-mod-http-brotli-static',
    args: ['-p', '.', '-e', 'stderr', '-c', 'main'],
  },
  Caddy: {
    files: ['/usr/bin/caddy'],
    packages: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', 'main'],
  },
} as const;

/**
 * Starts a server that serves a finished build. It does not install the server, because Debian would then start it as a
 * permanent service.
 * @throws Error with the server's output, or with the package to install if the server is missing
 */
export async function startHost(name: keyof typeof servers, siteDir: string) {
  const { files, packages, args } = servers[name];
  if (!files.every((file) => existsSync(file))) {
    throw new Error(`${name} is not installed. As root: apt-get install ${packages}`);
  }
  const folder = join(hostsDirOf(siteDir), name);
  const port = await freePort(18_810);
  const url = `http://127.0.0.1:${port}`;
  await mkdir(folder, { recursive: true });
  const template = await readFile(join(import.meta.dirname, `${name}.main.mustache`), 'utf8');
  const view = { port, siteDir, hostsDir: hostsDirOf(siteDir), brotliModule };
  await writeFile(join(folder, 'main'), Mustache.render(template, view, {}, { escape: String }));
  return { url, close: await startServer({ command: files[0], args, folder, url }) };
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startServer } from '../setup/child.ts';
import { ensureDebian } from '../setup/debian.ts';
import { freePort } from '../setup/ports.ts';
import { workDir } from '../setup/work-dir.ts';
import { hostsDirOf } from './configs.ts';

interface Server {
  readonly program: string;
  /** Debian's, and the files that they bring. */
  readonly packages: readonly string[];
  readonly files: readonly string[];
  readonly config: (place: { port: number; siteDir: string; folder: string }) => string;
  readonly args: (configFile: string) => readonly string[];
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's servers, each with the configuration that the build has written. */
export const servers = {
  nginx: {
    program: '/usr/sbin/nginx',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    files: [brotliModule],
    config: ({ port, siteDir, folder }) => `load_module ${brotliModule};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${siteDir};
    include ${hostsDirOf(siteDir)}/nginx.conf;
  }
}
`,
    args: (configFile) => ['-e', 'stderr', '-c', configFile],
  },
  Caddy: {
    program: '/usr/bin/caddy',
    packages: ['caddy'],
    files: [],
    config: ({ port, siteDir }) => `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${siteDir}
	import ${hostsDirOf(siteDir)}/Caddyfile
}
`,
    args: (configFile) => ['run', '--config', configFile, '--adapter', 'caddyfile'],
  },
} as const satisfies Readonly<Record<string, Server>>;

/** Starts a server on a finished build. @throws with what it said, if it does not come to serve */
export async function startHost(
  { program, packages, files, config, args }: Server,
  siteDir: string,
) {
  ensureDebian(console.log, [program, ...files], packages);
  const { folder, remove } = await workDir('host');
  const port = await freePort(18_810);
  const configFile = join(folder, 'config');
  await writeFile(configFile, config({ port, siteDir, folder }));
  const stop = await startServer({
    command: program,
    args: args(configFile),
    cwd: folder,
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    port,
  });
  return { url: `http://127.0.0.1:${port}`, close: () => stop().then(remove) };
}

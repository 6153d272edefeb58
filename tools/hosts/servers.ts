import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../local/ports.ts';
import { startServer } from '../setup/child.ts';
import { hostsDirOf } from './configs.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginxMain = (port: number, siteDir: string) => `load_module ${brotliModule};
daemon off;
master_process off;
pid pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    root ${siteDir};
    include ${hostsDirOf(siteDir)}/nginx.conf;
  }
}
`;

const caddyMain = (port: number, siteDir: string) => `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${siteDir}
	import ${hostsDirOf(siteDir)}/Caddyfile
}
`;

/** Debian's servers, each with the configuration that the build has written. */
const servers = {
  nginx: {
    files: ['/usr/sbin/nginx', brotliModule],
    packages: 'nginx-light libnginx-mod-http-brotli-static',
    main: nginxMain,
    args: ['-p', '.', '-e', 'stderr', '-c', 'main'],
  },
  Caddy: {
    files: ['/usr/bin/caddy'],
    packages: 'caddy',
    main: caddyMain,
    args: ['run', '--adapter', 'caddyfile', '--config', 'main'],
  },
} as const;

/**
 * Starts a server on a finished build.
 * @throws that says what to install (nothing is installed: Debian would start it for good), or what the server said
 */
export async function startHost(name: keyof typeof servers, siteDir: string) {
  const { files, packages, main, args } = servers[name];
  if (!files.every((file) => existsSync(file))) {
    throw new Error(`${name} is not installed. As root: apt-get install ${packages}`);
  }
  const folder = join(hostsDirOf(siteDir), name);
  const port = await freePort(18_810);
  const url = `http://127.0.0.1:${port}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'main'), main(port, siteDir));
  return { url, close: await startServer({ command: files[0], args, folder, url }) };
}

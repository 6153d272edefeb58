import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../local/ports.ts';
import { startServer } from '../setup/child.ts';
import { hostsDirOf } from './configs.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const nginxMain = (port: number, siteDir: string, folder: string) => `load_module ${brotliModule};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
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
    program: '/usr/sbin/nginx',
    packages: 'nginx-light libnginx-mod-http-brotli-static',
    main: nginxMain,
    args: ['-e', 'stderr', '-c'],
  },
  Caddy: {
    program: '/usr/bin/caddy',
    packages: 'caddy',
    main: caddyMain,
    args: ['run', '--adapter', 'caddyfile', '--config'],
  },
} as const;

/**
 * Starts a server on a finished build.
 * @throws that says what to install (nothing is installed: Debian would start it for good), or what the server said
 */
export async function startHost(name: keyof typeof servers, siteDir: string) {
  const { program, packages, main, args } = servers[name];
  if (![program, ...(name === 'nginx' ? [brotliModule] : [])].every((file) => existsSync(file))) {
    throw new Error(`${name} is not installed. As root: apt-get install ${packages}`);
  }
  const folder = join(hostsDirOf(siteDir), name);
  await mkdir(folder, { recursive: true });
  const port = await freePort(18_810);
  const url = `http://127.0.0.1:${port}`;
  const mainFile = join(folder, 'main');
  await writeFile(mainFile, main(port, siteDir, folder));
  const close = await startServer({
    command: program,
    args: [...args, mainFile],
    cwd: folder,
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    url,
  });
  return { url, close };
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startServer } from '../setup/child.ts';
import { ensureDebian, versionOf } from '../setup/debian.ts';
import { freePort } from '../setup/ports.ts';
import { workDir } from '../setup/work-dir.ts';

import { hostsDirOf } from './configs.ts';
import type { Host, StartOptions } from './host.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx of Debian's packages, with the configuration that the build has written. */
export async function startNginx(options: StartOptions): Promise<Host> {
  const program = '/usr/sbin/nginx';
  ensureDebian(
    options.log,
    [program, brotliModule],
    ['nginx-light', 'libnginx-mod-http-brotli-static'],
  );
  const { folder, remove } = await workDir('nginx');
  const port = await freePort(18_810);
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    config,
    `load_module ${brotliModule};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${options.siteDir};
    include ${hostsDirOf(options.siteDir)}/nginx.conf;
  }
}
`,
  );
  const stop = await startServer({
    command: program,
    args: ['-e', 'stderr', '-c', config],
    cwd: folder,
    port,
  });
  return {
    name: 'nginx',
    program: `nginx ${versionOf(program, ['-v'])} (Debian nginx-light)`,
    url: `http://127.0.0.1:${port}`,
    close: () => stop().then(remove),
  };
}

/** Caddy of Debian's packages, with the configuration that the build has written. */
export async function startCaddy(options: StartOptions): Promise<Host> {
  const program = '/usr/bin/caddy';
  ensureDebian(options.log, [program], ['caddy']);
  const { folder, remove } = await workDir('caddy');
  const port = await freePort(18_830);
  const config = join(folder, 'Caddyfile');
  await writeFile(
    config,
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${options.siteDir}
	import ${hostsDirOf(options.siteDir)}/Caddyfile
}
`,
  );
  const stop = await startServer({
    command: program,
    args: ['run', '--config', config, '--adapter', 'caddyfile'],
    cwd: folder,
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    port,
  });
  return {
    name: 'Caddy',
    program: `Caddy ${versionOf(program, ['version'])} (Debian caddy)`,
    url: `http://127.0.0.1:${port}`,
    close: () => stop().then(remove),
  };
}

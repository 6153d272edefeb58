import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import compression from 'compression';
import sirv from 'sirv';

import { parseHeaders, parseRedirects, type Redirect } from './host-rules.ts';

export interface Site {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves a finished build on 127.0.0.1 as the real hosts do: clean addresses, the headers and redirects of the
 * build's own `_headers` and `_redirects`, compression, and `404.html` with its status.
 * @param options.port 0 takes any free port
 * @throws if the folder holds no finished build or the port is taken (`EADDRINUSE`)
 */
export async function startSite({ port, dist }: { port: number; dist: string }): Promise<Site> {
  const listener = await createListener(resolve(dist));
  const server = createServer(listener);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function createListener(dist: string): Promise<RequestListener> {
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  const [headers, redirects, notFound] = await Promise.all(
    ['_headers', '_redirects', '404.html'].map(read),
  ).catch((error: unknown) => {
    throw new Error(`${dist} holds no finished build`, { cause: error });
  });
  const headerRules = parseHeaders(headers ?? '');
  const redirectRules = parseRedirects(redirects ?? '');
  const files = sirv(dist, { etag: true, extensions: ['html'] });
  const compress = compression();

  return (request, response) => {
    const { pathname, search } = splitUrl(request.url ?? '/');
    for (const rule of headerRules) {
      if (!rule.matches(pathname)) continue;
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const redirect = redirectFor(pathname, redirectRules);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
      return;
    }
    compress(request as never, response as never, () => {
      if (isHostFile(pathname)) sendNotFound(response, notFound ?? '');
      else files(request, response, () => sendNotFound(response, notFound ?? ''));
    });
  };
}

function splitUrl(url: string) {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  return {
    // `//host/` would otherwise become a redirect to another site.
    pathname: path.replace(/^[/\\]+/, '/'),
    search: queryStart === -1 ? '' : url.slice(queryStart),
  };
}

function redirectFor(pathname: string, rules: readonly Redirect[]): Redirect | undefined {
  const clean = pathname.replace(/(?<=.)\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/';
  const rule = rules.find(({ from }) => from === clean);
  if (rule) return rule;
  return clean === pathname || clean === '/404'
    ? undefined
    : { from: pathname, to: clean, status: 301 };
}

const isHostFile = (pathname: string) =>
  /^\/(?:_headers|_redirects|404(?:\.html)?)$/.test(pathname);

function sendNotFound(response: ServerResponse, html: string) {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const site = await startSite({ port: Number(values.port), dist: values.dist });
  console.log(`Serving ${values.dist} at ${site.url}`);
}

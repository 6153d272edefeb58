import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';

import compression from 'compression';
import send from 'send';

import { fileHeaders, refusalHeaders, securityHeaders } from '../hosts/rules.ts';
import { parseRedirects, type Redirect } from './host-rules.ts';

/**
 * Answers for a finished build as the real hosts do: clean addresses, their headers, the redirects of the build's own
 * `_redirects`, compression, and `404.html` with its status.
 * @throws if the folder holds no finished build
 */
export async function createSiteListener(dist: string): Promise<RequestListener> {
  const read = (name: string) => readFile(join(dist, name), 'utf8');
  const [redirects = '', notFound = ''] = await Promise.all(
    ['_redirects', '404.html'].map(read),
  ).catch((error: unknown) => {
    throw new Error(`${dist} holds no finished build`, { cause: error });
  });
  const redirectRules = parseRedirects(redirects);
  const compress = compression();

  return (request, response) => {
    const { pathname, search } = splitUrl(request.url ?? '/');
    response.setHeaders(new Headers(securityHeaders));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', ...refusalHeaders }).end();
      return;
    }
    const redirect = redirectFor(pathname, redirectRules);
    if (redirect) {
      response.writeHead(redirect.status, { Location: encodeURI(redirect.to) + search }).end();
      return;
    }
    const refuse = (status: number) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const range = response.getHeader('Content-Range');
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeaders(new Headers({ ...securityHeaders, ...refusalHeaders }));
      if (status === 416 && range) response.setHeader('Content-Range', range);
      if (status === 412 || status === 416) response.writeHead(status).end();
      else response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    };
    compress(request as never, response as never, () => {
      if (isPublished(pathname)) sendFile({ dist, request, response, pathname, refuse });
      else refuse(404);
    });
  };
}

interface FileAnswer {
  readonly dist: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  readonly refuse: (status: number) => void;
}

function sendFile({ dist, request, response, pathname, refuse }: FileAnswer) {
  const file = extname(pathname) ? pathname : `${pathname === '/' ? '/index' : pathname}.html`;
  send(request, encodeURIComponent(file), { root: dist, index: false, cacheControl: false })
    .on('headers', () => response.setHeaders(new Headers(fileHeaders(pathname))))
    .on('error', (error: { readonly status: number }) => refuse(error.status))
    .on('directory', () => refuse(404))
    .pipe(response);
}

/** The address as the file system would read it, so that no other spelling passes by a rule. */
function splitUrl(url: string) {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(url) ?? [];
  return {
    // `//host/` would otherwise become a redirect to another site.
    pathname: decoded(path).replace(/^[/\\]+/, '/'),
    search,
  };
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function redirectFor(pathname: string, rules: readonly Redirect[]): Redirect | undefined {
  const clean = pathname.replace(/(?<=.)\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/';
  const rule = rules.find(({ from }) => from === clean);
  if (rule) return rule;
  return clean === pathname || clean === '/404'
    ? undefined
    : { from: pathname, to: clean, status: 301 };
}

const isPublished = (pathname: string) =>
  pathname.startsWith('/') &&
  pathname === posix.normalize(pathname) &&
  !/[\\\0]/.test(pathname) &&
  !/^\/(?:_headers|_redirects|404(?:\.html)?)$/i.test(pathname);

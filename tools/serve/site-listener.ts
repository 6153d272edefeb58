import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, posix, relative } from 'node:path';

import mime from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';

import { encodings, isCompressed } from '../hosts/compression.ts';
import {
  fileHeaders,
  FORMS_PATH,
  type Headers as HeaderValues,
  refusalHeaders,
  securityHeaders,
} from '../hosts/rules.ts';
import { parseHeaders, parseRedirects } from './host-rules.ts';

/**
 * Serves a finished build like a real host, with URLs without `.html`, headers, the redirects of `_redirects`,
 * compressed files, and `404.html` with its status.
 * @throws if the folder has no finished build
 */
export async function createSiteListener(dist: string): Promise<RequestListener> {
  const [redirects = '', headers = ''] = await Promise.all(
    ['_redirects', '_headers', notFoundPage].map((name) => readFile(join(dist, name), 'utf8')),
  ).catch((error: unknown) => {
    throw new Error(`${dist} holds no finished build`, { cause: error });
  });
  const redirectRules = parseRedirects(redirects);
  const formsHeaders = parseHeaders(headers, FORMS_PATH);

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
    const ownHeaders = pathname === FORMS_PATH ? formsHeaders : {};
    const exchange = { dist, request, response, ownHeaders };
    if (isPublished(pathname)) sendFile(exchange, pathname);
    else void refuse(exchange, 404);
  };
}

const notFoundPage = '404.html';

interface Exchange {
  readonly dist: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The headers that the build wrote for this page. */
  readonly ownHeaders: HeaderValues;
}

function sendFile(exchange: Exchange, pathname: string) {
  const { dist, request, response, ownHeaders } = exchange;
  const file = extname(pathname) ? pathname : `${pathname === '/' ? '/index' : pathname}.html`;
  const form = bestForm(join(dist, file), request);
  send(request, encodeURIComponent(relative(dist, form.file)), {
    root: dist,
    index: false,
    cacheControl: false,
  })
    .on('headers', () => {
      response.setHeader(
        'Content-Type',
        mime.contentType(extname(file)) || 'application/octet-stream',
      );
      response.setHeaders(
        new Headers({ ...fileHeaders(pathname), ...ownHeaders, ...form.headers }),
      );
    })
    .on('error', ({ status }: { readonly status: number }) => void refuse(exchange, status))
    .on('directory', () => void refuse(exchange, 404))
    .pipe(response);
}

/** Returns the best encoding of a file that the browser accepts. Byte ranges apply to the uncompressed file. */
function bestForm(file: string, request: IncomingMessage) {
  if (!isCompressed(file)) return { file, headers: {} };
  const vary = { Vary: 'Accept-Encoding' };
  const accepted = new Negotiator(request).encodings(encodings.map(({ encoding }) => encoding));
  const best = encodings.find(
    ({ encoding, ending }) => accepted.includes(encoding) && existsSync(file + ending),
  );
  if (!best || request.headers.range !== undefined) return { file, headers: vary };
  return { file: file + best.ending, headers: { ...vary, 'Content-Encoding': best.encoding } };
}

async function refuse({ dist, request, response }: Exchange, status: number) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const range = response.getHeader('Content-Range');
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeaders(new Headers({ ...securityHeaders, ...refusalHeaders }));
  if (status === 412 || status === 416) {
    response.writeHead(status, range ? { 'Content-Range': range } : {}).end();
    return;
  }
  const form = bestForm(join(dist, notFoundPage), request);
  const page = await readFile(form.file).catch(() => 'Not Found');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', ...form.headers });
  response.end(page);
}

/** Normalizes the path as the file system does, so that a different spelling cannot bypass a rule. */
function splitUrl(url: string) {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(url) ?? [];
  return {
    // Without this, `//host/` would become a redirect to another site.
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

function redirectFor(pathname: string, rules: ReturnType<typeof parseRedirects>) {
  const clean =
    pathname.replace(/(?<=.)\/+$/, '').replace(/\/index$|(?:\/index)?\.html$/, '') || '/';
  const rule = rules.find(({ from }) => from === clean);
  if (rule) return rule;
  return clean === pathname || clean === '/404'
    ? undefined
    : { from: pathname, to: clean, status: 301 };
}

const isPublished = (pathname: string) =>
  pathname.startsWith('/') &&
  pathname === posix.normalize(pathname) &&
  !/[\\\0]|\.(?:br|gz)$/i.test(pathname) &&
  !/^\/(?:_headers|_redirects|404(?:\.html)?)$/i.test(pathname);

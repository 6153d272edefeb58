import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules = '', siteDir = '', port = ''] = process.argv.slice(2);

/** @param {string} name */
const load = (name) => import(pathToFileURL(join(modules, '@netlify', name, 'dist/main.js')).href);

const [{ HeadersHandler }, { RedirectsHandler }, { StaticHandler }] = await Promise.all(
  ['headers', 'redirects', 'static'].map(load),
);
const headers = new HeadersHandler({ projectDir: siteDir, logger: console });
const files = new StaticHandler({ directory: siteDir });
const redirects = new RedirectsHandler({
  configRedirects: [],
  jwtRoleClaim: '',
  jwtSecret: '',
  projectDir: siteDir,
});

/**
 * In the order of Netlify's request chain: redirect, file, 404 page.
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answerTo(request) {
  const redirect = await redirects.match(request);
  if (redirect) {
    return redirects.handle(
      request,
      redirect,
      async (/** @type {Request} */ each) => (await files.match(each))?.handle,
    );
  }
  const file = await files.match(request);
  if (file) return file.handle();
  const page = await readFile(join(siteDir, '404.html'));
  return new Response(page, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

createServer(async (incoming, response) => {
  try {
    const request = new Request(`http://127.0.0.1:${port}${incoming.url ?? '/'}`);
    const answer = await answerTo(request);
    const all = new Headers(answer.headers);
    for (const [name, value] of Object.entries(await headers.apply(request))) all.set(name, value);
    response.writeHead(answer.status, Object.fromEntries(all));
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(port), '127.0.0.1');

import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const parseRedirects = (text: string) =>
  new Map(
    [...text.matchAll(/^(\/\S*) (\/\S*) 301$/gm)].map(([, from = '', to = '']) => [from, to]),
  );

const parseHeaders = (text: string) =>
  text.split(/\n(?=\/)/).map((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const headers = new Headers(
      lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]),
    );
    return { pattern, headers };
  });

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * Makes `vite preview` answer like Netlify and Cloudflare: with the headers of `_headers`, the redirects of
 * `_redirects`, URLs without `.html`, and `404.html` with its status.
 */
export const hostPreview = (): Plugin => ({
  name: 'host-preview',
  // Otherwise, Vite answers with index.html for every unknown URL.
  config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : undefined),
  configurePreviewServer({ config, middlewares }) {
    const siteDir = resolve(config.root, config.build.outDir);
    const read = (name: string) => readFileSync(join(siteDir, name), 'utf8');
    const isFile = (path: string) => {
      try {
        return statSync(join(siteDir, decodeURI(path))).isFile();
      } catch {
        // A malformed or very long path names no file.
        return false;
      }
    };
    if (!isFile('_headers')) {
      throw new Error(`${siteDir} contains no finished build: run "npm run build" first.`);
    }
    const rules = parseHeaders(read('_headers'));
    const redirects = parseRedirects(read('_redirects'));
    middlewares.use((request, response, next) => {
      const [path = '/', query] = (request.url ?? '/').split(/(?=\?)/);
      for (const { pattern, headers } of rules) {
        if (matches(pattern, path)) response.setHeaders(headers);
      }
      const page = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/';
      const pageFile = page === '/' ? '/index.html' : `${page}.html`;
      const target = redirects.get(path) ?? (page !== path && isFile(pageFile) ? page : undefined);
      if (target) {
        response.writeHead(301, { Location: target + (query ?? '') }).end();
      } else if (isFile(pageFile) || isFile(path)) {
        next();
      } else {
        response
          .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          .end(read('404.html'));
      }
    });
  },
});

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';

import { tourRedirects } from '#content/content.data.ts';
import { structuredDataFor } from '#domain/tours/structured-data.ts';
import { tourIds, tours } from '#domain/tours/tours.ts';
import { PAGE_HEAD_ATTRIBUTE } from '#lib/document-contract.ts';
import { SiteTheme } from '#theme/SiteTheme.tsx';

import { pages, routes } from '../routes.tsx';

/** The paths of all prerendered pages, in the order of the route table. */
export const pagePaths: readonly string[] = pages.flatMap(({ path }) => {
  if (path === '*') return [];
  return path === '/tour/:tourId' ? tourIds.map((id) => `/tour/${id}`) : [path];
});

export interface PrerenderedApp {
  /** The title, the description and the other head tags of the page. */
  readonly head: string;
  readonly body: string;
  /** Emotion's critical CSS as style elements, which Emotion reuses in the browser. */
  readonly styles: string;
  /** schema.org objects for JSON-LD. */
  readonly structuredData: readonly object[];
  /** The source files of the page's own code. */
  readonly modules: readonly string[];
}

/** A path that has no page. Its HTML becomes the host's 404 page. */
export const notFoundPath = '/not-found';

export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  ...tours.map(({ slug, id }) => ({ from: `/tour/${slug}`, to: `/tour/${id}` })),
  ...tourRedirects.map(({ address, leadsTo }) => ({ from: `/tour/${address}`, to: leadsTo })),
];

const handler = createStaticHandler(routes);

/**
 * Renders the HTML of the page at a path. The HTML is complete without JavaScript.
 * @throws if a component throws, because an incomplete page must not be published
 */
export async function renderPage(path: string): Promise<PrerenderedApp> {
  // The first rendering loads lazy components in any order, which would change the order of their styles. Therefore
  // each page is rendered once in advance.
  await (allRendered ??= Promise.all([...pagePaths, notFoundPath].map(render)));
  return render(path);
}

let allRendered: Promise<unknown> | undefined;

async function render(path: string): Promise<PrerenderedApp> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  // The key is Emotion's default, so that it equals the key of the cache in the browser.
  const cache = createCache({ key: 'css' });
  cache.compat = true; // Styles go to the cache only, not into the body.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <SiteTheme>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </SiteTheme>
      </CacheProvider>
    </StrictMode>,
    {
      // By default, React renders large Suspense boundaries as hidden templates that need a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await readAll(prelude);
  if (errors.length > 0) throw errors[0];
  const server = createEmotionServer(cache);
  return {
    ...splitHead(html),
    styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)),
    structuredData: path === notFoundPath ? [] : structuredDataFor(path),
    modules: context.matches.flatMap(({ route }) => fileOf(route.handle)),
  };
}

/** Returns the source file of a page by its handle in the route table; the layout has none. */
const fileOf = (handle: unknown): readonly string[] => {
  const page = pages.find((each) => each.handle === handle);
  return page ? [page.handle.file] : [];
};

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Separates the head tags from the HTML. React writes a fragment's head tags before its first element. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return {
    head: head.replaceAll(/<(title|meta|link)\b/g, `<$1 ${PAGE_HEAD_ATTRIBUTE}=""`),
    body: html.slice(head.length),
  };
}

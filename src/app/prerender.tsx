import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { NavigationType } from 'react-router-dom';

import { formerTours } from '#content/former-tours.ts';
import { structuredDataFor } from '#domain/structured-data.ts';
import { tourIds, tourSlugs } from '#domain/tours.ts';

import { machineTexts } from '#machine-room/entrance/machine-texts.ts';
import { loadIslands } from '#ui/island.tsx';

import { AppFrame } from './AppFrame.tsx';
import { createHref } from './browser-history.ts';
import { createEmotionCache, namesIn } from './emotion-cache.ts';
import { prerenderedHead } from './prerendered.ts';
import { pageAt } from './pages.ts';
import { SiteApp } from './SiteApp.tsx';
import type { Shown, SiteRouter } from './site-router.ts';

export interface PrerenderedApp {
  /** Title, description and the other tags that belong to this page. */
  readonly head: string;
  readonly body: string;
  /** Rules of no component. */
  readonly globals: string;
  /** Emotion's critical CSS; `key` is what the browser needs to adopt the block. */
  readonly styles: { readonly key: string; readonly css: string };
  /** Objects of schema.org, written into the head as JSON-LD. */
  readonly structuredData: readonly object[];
}

/** Every address with a page of its own. */
export const pagePaths: readonly string[] = [
  '/',
  '/tours',
  ...tourIds.map((id) => `/tour/${id}`),
  '/faq',
  '/history',
  '/about',
  '/book',
  '/booking-success',
  '/machines',
  '/staff',
];

/** An address that no page has; what it shows becomes the host's 404 page. */
export const notFoundPath = '/not-found';

export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  ...Object.entries(tourSlugs).map(([slug, id]) => ({ from: `/tour/${slug}`, to: `/tour/${id}` })),
  ...Object.entries(formerTours).map(([end, to]) => ({ from: `/tour/${end}`, to })),
];

/** Texts beside the pages, by their address. */
export const texts: ReadonlyMap<string, string> = machineTexts();

const nothing = () => {};

/** A router that shows one page and leads nowhere. */
const resting = (shown: Shown): SiteRouter => ({
  navigator: { createHref, go: nothing, push: nothing, replace: nothing },
  shown: () => shown,
  goingTo: () => undefined,
  subscribe: () => nothing,
});

/**
 * The app's HTML at this path, as a browser without JavaScript shows it.
 * @throws if a component throws, since half a page must not be published
 */
export async function renderPage(path: string): Promise<PrerenderedApp> {
  await (allLoaded ??= loadAll());
  return render(path);
}

let allLoaded: Promise<unknown> | undefined;

/** What loads lazily comes in any order the first time, and its styles with it; from then on it is simply there. */
async function loadAll() {
  await loadIslands();
  await Promise.all([...pagePaths, notFoundPath].map(render));
}

async function render(path: string): Promise<PrerenderedApp> {
  const Page = await pageAt(path).load();
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const shown: Shown = { location, Page, action: NavigationType.Pop };
  const cache = createEmotionCache();
  cache.compat = true; // Styles go to the cache only, not into the body.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <AppFrame cache={cache}>
        <SiteApp router={resting(shown)} first={shown} />
      </AppFrame>
    </StrictMode>,
    {
      // Without this, large Suspense boundaries arrive as hidden templates that only a script puts in place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await readAll(prelude);
  if (errors.length > 0) throw errors[0];

  // A component styled anew, such as a link of text, has classes of which only the last is in the HTML. The browser
  // would insert the others too, rule by rule, unless they are named as if they were there. Those with rules name
  // themselves: see emotion-cache.ts.
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const cssOf = (isWanted: (key: string) => boolean) =>
    styles
      .filter(({ key }) => isWanted(key))
      .map(({ css }) => css)
      .join('');
  const css = cssOf((key) => key === cache.key);
  const named = new Set(namesIn(css));
  const names = Object.keys(cache.inserted).filter((name) => !named.has(name));
  return {
    ...splitHead(html),
    globals: cssOf((key) => key !== cache.key),
    styles: { key: [cache.key, ...names].join(' '), css },
    structuredData: path === notFoundPath ? [] : structuredDataFor(path),
  };
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** React writes a fragment's head tags before its first element. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return {
    head: head.replaceAll(/<(title|meta|link)\b/g, `<$1 ${prerenderedHead}=""`),
    body: html.slice(head.length),
  };
}

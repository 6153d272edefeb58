import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { FloorPage } from './FloorPage.tsx';

/** The floor page's HTML, and the style blocks that belong to it. */
export function renderFloor() {
  const cache = createCache({ key: 'floor' });
  cache.compat = true;
  const server = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location="/">
        <FloorPage />
      </StaticRouter>
    </CacheProvider>,
  );
  return {
    html,
    styles: server.constructStyleTagsFromChunks(server.extractCriticalToChunks(html)),
  };
}

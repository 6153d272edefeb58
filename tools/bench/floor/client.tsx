import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { FloorPage } from './FloorPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The floor page has no #root element');
startTransition(() => {
  hydrateRoot(
    root,
    <CacheProvider value={createCache({ key: 'floor' })}>
      <BrowserRouter>
        <FloorPage />
      </BrowserRouter>
    </CacheProvider>,
  );
});

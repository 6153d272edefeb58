import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

import { SiteTheme } from '#theme/SiteTheme.tsx';

export const AppFrame = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <CacheProvider value={cache}>
    <SiteTheme>{children}</SiteTheme>
  </CacheProvider>
);

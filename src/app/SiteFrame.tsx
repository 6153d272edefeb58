import { memo } from 'react';
import { Router, type Navigator } from 'react-router-dom';

import { Contained } from '#ui/Contained.tsx';

import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Layout } from './Layout.tsx';
import type { Shown } from './site-router.ts';

interface SiteFrameProps {
  shown: Pick<Shown, 'location' | 'action' | 'Page' | 'failure'>;
  navigator: Navigator;
}

/** The page that is to be shown, in what surrounds every page. */
export const SiteFrame = memo(({ shown, navigator }: SiteFrameProps) => {
  const { location, action, Page, failure } = shown;
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <ErrorBoundary place={location}>
        <Layout>
          <ErrorBoundary place={location}>
            {failure ? (
              <ErrorScreen error={failure.error} />
            ) : (
              // A page that crashes starts anew; if that does not help, the error screen takes its place.
              <Contained instead={null}>
                <Page />
              </Contained>
            )}
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
    </Router>
  );
});

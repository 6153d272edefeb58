import Box from '@mui/material/Box';

import { history } from '#content/content.data.ts';
import { CallToAction } from '#ui/CallToAction.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { PageHero } from '#ui/PageHero.tsx';
import { Section } from '#ui/Section.tsx';
import { HistoryTimeline } from '#features/history/HistoryTimeline.tsx';
import { HistoryTourCards } from '#features/history/HistoryTourCards.tsx';

export const HistoryPage = () => (
  <>
    <PageHead path="/history" />
    <PageHero picture={history.picture}>
      <h1>{history.title}</h1>
      <p>{history.lead}</p>
    </PageHero>
    <ErrorBoundary>
      <HistoryTimeline />
    </ErrorBoundary>
    <ErrorBoundary>
      <Section title={history.toursTitle} lead={history.toursLead} tone="limestone">
        <HistoryTourCards />
        <Box sx={{ mt: { xs: 5, md: 7 } }}>
          <CallToAction />
        </Box>
      </Section>
    </ErrorBoundary>
  </>
);

export { HistoryPage as Component };

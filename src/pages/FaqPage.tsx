import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

import { closing, faqHead } from '#content/content.data.ts';
import { company } from '#content/company.ts';
import { CallToAction } from '#ui/CallToAction.tsx';
import { ChatLink, MailLink, PhoneLink } from '#ui/contacts.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import { FaqQuestions } from '#features/faq/FaqQuestions.tsx';

export const FaqPage = () => (
  <>
    <PageHead path="/faq" />
    <Box component="header" sx={headStyle}>
      <Container sx={{ position: 'relative', zIndex: 1 }}>
        <Box sx={titleStyle}>
          <h1>{faqHead.title}</h1>
          <p>{faqHead.lead}</p>
        </Box>
      </Container>
      <Box sx={posterStyle}>
        <Picture
          name={faqHead.picture}
          variant="cover"
          sizes="(min-width: 900px) 52vw, 100vw"
          priority
        />
      </Box>
    </Box>
    <Container sx={bodyStyle}>
      <Box sx={{ minWidth: 0 }}>
        <ErrorBoundary>
          <FaqQuestions />
        </ErrorBoundary>
      </Box>
      <Box component="section" aria-labelledby="ask-us" sx={askStyle}>
        <h2 id="ask-us">Not answered here?</h2>
        <p>{`Write to us or call, ${company.openingHours}.`}</p>
        <ChatLink>{`WhatsApp ${company.whatsApp}`}</ChatLink>
        <MailLink />
        <PhoneLink />
      </Box>
    </Container>
    <Section title={closing.title} tone="limestone">
      <CallToAction />
    </Section>
  </>
);

const headStyle = {
  position: 'relative',
  display: { xs: 'flex', md: 'block' },
  flexDirection: 'column-reverse',
} as const;

const titleStyle = {
  pt: { xs: 3, md: 2 },
  pb: { xs: 4, md: 2 },
  width: { md: '44%' },
  minHeight: { md: 'clamp(320px, 27vw, 440px)' },
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  '& h1': { typography: 'h1', m: 0 },
  '& p': { typography: 'subtitle1', m: 0, mt: 2.5, maxWidth: '34ch' },
} as const;

const posterStyle = {
  displayPrint: 'none',
  position: { xs: 'relative', md: 'absolute' },
  mt: { xs: 1.5, md: 0 },
  top: { md: 12 },
  right: 0,
  bottom: 0,
  width: { xs: '100%', md: '52%' },
  aspectRatio: { xs: '16 / 9', sm: '2 / 1', md: 'auto' },
  overflow: 'hidden',
} as const;

const bodyStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 8fr) minmax(0, 4fr)' },
  columnGap: { md: 6, lg: 8 },
  rowGap: 8,
  alignItems: 'start',
  pt: { md: 6 },
  pb: { xs: 9, md: 15 },
} as const;

const askStyle = {
  position: { md: 'sticky' },
  top: { md: 128 },
  pt: { md: 3 },
  '& h2': { typography: 'h3', m: 0 },
  '& p': { m: 0, mt: 1, mb: 2 },
  '& a': { display: 'block', width: 'fit-content', py: 0.75, overflowWrap: 'anywhere' },
} as const;

export { FaqPage as Component };

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { Link as RouterLink } from 'react-router-dom';

import { about, type AboutSection } from '#content/content.data.ts';
import { Guides } from '#features/guides/Guides.tsx';
import { mainAction } from '#lib/document-contract.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { FullBleedSection } from '#ui/FullBleedSection.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHero } from '#ui/PageHero.tsx';
import { Picture } from '#ui/Picture.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

const HALF_SCREEN = '(min-width: 900px) max(52vw, 1040px), 100vw';

export function AboutPage() {
  const [guides, river, neighbors, promise] = about.sections;
  return (
    <>
      <PageHead path="/about" />
      <PageHero picture={about.hero.image}>
        <h1>{about.hero.title}</h1>
        <p>{about.hero.text}</p>
      </PageHero>
      <Story />
      <Highlights />
      {guides && <Spread section={guides} picture="left" />}
      <Guides />
      {river && <Spread section={river} picture="right" />}
      {neighbors && <Panorama section={neighbors} />}
      {promise && <Promise section={promise} />}
    </>
  );
}

const Story = () => (
  <Box component="section" aria-labelledby="story" sx={[spreadStyle, storyStyle]}>
    <Box sx={{ gridColumn: { md: '2 / 8' }, pb: { md: 4 } }}>
      <Words section={{ id: 'story', ...about.story }} />
    </Box>
    <Box sx={[frameStyle, { gridColumn: { md: '9 / 15' }, minHeight: { md: 480 } }]}>
      <Picture name={about.story.image} variant="cover" sizes={HALF_SCREEN} />
    </Box>
  </Box>
);

const Highlights = () => (
  <FullBleedSection tone="jungle" aria-labelledby="highlights" sx={{ mt: { xs: 9, md: 15 } }}>
    <Container>
      <Box component="h2" id="highlights" sx={visuallyHidden}>
        The company in three lines
      </Box>
      <List sx={highlightsStyle}>
        {about.highlights.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Container>
  </FullBleedSection>
);

const Words = ({ section }: { section: Pick<AboutSection, 'id' | 'title' | 'paragraphs'> }) => (
  <>
    <h2 id={section.id}>{section.title}</h2>
    <div>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </>
);

interface SpreadProps {
  section: AboutSection;
  /** The side of the screen to whose edge the picture extends. */
  picture: 'left' | 'right';
}

const Spread = ({ section, picture }: SpreadProps) => (
  <Box
    component="section"
    aria-labelledby={section.id}
    sx={[spreadStyle, { pt: { xs: 9, md: 15 }, alignItems: 'center' }]}
  >
    <Box sx={[frameStyle, { gridColumn: { md: picture === 'left' ? '1 / 8' : '8 / 15' } }]}>
      <Picture name={section.image} variant="card" sizes={HALF_SCREEN} />
    </Box>
    <Box sx={{ gridColumn: { md: picture === 'left' ? '9 / 14' : '2 / 7' }, gridRow: { md: 1 } }}>
      <Words section={section} />
    </Box>
  </Box>
);

const Panorama = ({ section }: { section: AboutSection }) => (
  <Box component="section" aria-labelledby={section.id} sx={{ pt: { xs: 9, md: 15 } }}>
    <Box sx={panoramaStyle}>
      <Picture name={section.image} variant="cover" sizes="100vw" />
    </Box>
    <Container sx={panoramaWords}>
      <Words section={section} />
    </Container>
  </Box>
);

const Promise = ({ section }: { section: AboutSection }) => (
  <FullBleedSection
    tone="limestone"
    aria-labelledby={section.id}
    sx={{ py: { xs: 0, md: 0 }, mt: { xs: 9, md: 15 } }}
  >
    <Box sx={[spreadStyle, { rowGap: 0 }]}>
      <Box sx={[frameStyle, { gridColumn: { md: '9 / 15' }, minHeight: { md: 520 } }]}>
        <Picture name={section.image} variant="cover" sizes={HALF_SCREEN} />
      </Box>
      <Box
        sx={{
          gridColumn: { md: '2 / 8' },
          gridRow: { md: 1 },
          pt: { xs: 5, md: 10 },
          pb: { xs: 7, md: 10 },
        }}
      >
        <Words section={section} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
          <Button
            {...mainAction}
            component={RouterLink}
            to="/tours"
            variant="contained"
            color="secondary"
            size="large"
          >
            {about.toursLink}
          </Button>
          <Link component={RouterLink} to="/faq" sx={{ py: 1 }}>
            Read the questions guests ask
          </Link>
        </Box>
      </Box>
    </Box>
  </FullBleedSection>
);

const wordsStyle = {
  '& h2': { typography: 'h2', m: 0, mb: 2.5 },
  '& p': { m: 0, maxWidth: TEXT_MEASURE },
  '& p + p': { mt: 2 },
} as const;

/**
 * The grid has twelve columns for the text between two margin columns, so that a picture can extend to the screen's
 * edge.
 */
const spreadStyle = {
  ...wordsStyle,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(24px, 1fr) repeat(12, minmax(0, 96px)) minmax(24px, 1fr)',
  },
  rowGap: 4,
  // On phones the text keeps the page's margin, while the pictures have none.
  '& > :not(:has(> picture))': { px: { xs: 2, sm: 3, md: 0 } },
} as const;

const storyStyle = {
  pt: { xs: 7, md: 12 },
  '& h2': { mb: 3 },
  '& p:first-of-type': { typography: 'subtitle1', maxWidth: TEXT_MEASURE },
} as const;

const frameStyle = {
  displayPrint: 'none',
  position: 'relative',
  overflow: 'hidden',
  minHeight: { xs: '62vw', md: 0 },
} as const;

const highlightsStyle = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 5, sm: 3, md: 6 },
  '& > li': { pt: 3, borderTop: '1px solid rgba(var(--mui-palette-sun-mainChannel) / 0.4)' },
  '& h3': { typography: 'h4', m: 0, color: 'sun.main' },
  '& p': { m: 0, mt: 1.5, maxWidth: '32ch' },
} as const;

const panoramaStyle = {
  displayPrint: 'none',
  position: 'relative',
  height: { xs: '62vw', md: '42vw' },
  maxHeight: 720,
} as const;

const panoramaWords = {
  ...wordsStyle,
  '& h2': { typography: 'h2', m: 0 },
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  gap: 2.5,
  pt: { xs: 4, md: 5 },
} as const;

export { AboutPage as Component };

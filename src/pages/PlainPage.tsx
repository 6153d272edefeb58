import Container from '@mui/material/Container';

import { plainPages, type PlainPage as PlainPageTexts } from '#content/content.data.ts';
import { withSite } from '#content/pages.ts';
import { formatDay } from '#domain/site/calendar.ts';
import { getOwnOrThrow } from '#lib/get-own-or-throw.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { ContactLinks } from '#ui/contacts.tsx';
import { PageHead } from '#ui/PageHead.tsx';

const pagesByPath = Object.fromEntries(plainPages.map((page) => [page.path, page]));

/** A page of text from `content/plain-pages`, such as privacy or terms. */
export function PlainPage({ path }: { path: string }) {
  const page = getOwnOrThrow(pagesByPath, path);
  return (
    <>
      <PageHead path={path} meta={{ title: withSite(page.title), description: page.description }} />
      <Container component="article" sx={pageStyle}>
        <header>
          <h1>{page.heading}</h1>
          <p>{page.lead}</p>
        </header>
        {page.sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <section>
          <h2>Questions?</h2>
          <div>
            <p>
              Call us at <ContactLinks mail=", write to " chat=" or message us on " />.
            </p>
            {page.updated ? <small>{`Last change: ${formatDay(page.updated)}`}</small> : null}
          </div>
        </section>
      </Container>
    </>
  );
}

const Section = ({ title, paragraphs, points }: PlainPageTexts['sections'][number]) => (
  <section>
    <h2>{title}</h2>
    <div>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && points.length > 0 ? (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </div>
  </section>
);

/** Wide enough for two columns, also with large text. */
const WIDE = '@media (min-width: 45em)';

const pageStyle = {
  pt: { xs: 3, md: 7 },
  pb: { xs: 9, md: 15 },
  '& h1': { typography: 'h1', m: 0 },
  '& header > p': {
    typography: 'subtitle1',
    m: 0,
    mt: 2,
    [WIDE]: { mt: 0 },
    maxWidth: '30em',
  },
  '& > *': {
    [WIDE]: { display: 'grid' },
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: 6,
  },
  '& > header': { alignItems: 'baseline' },
  '& section': {
    mt: { xs: 4, md: 5 },
    pt: { xs: 3, md: 4 },
    borderTop: 1,
    borderColor: 'divider',
  },
  '& h2': { typography: 'h3', m: 0, mb: 1.5, [WIDE]: { mb: 0 } },
  '& section > div': { maxWidth: TEXT_MEASURE, overflowWrap: 'anywhere' },
  '& section p': { m: 0, '& + p': { mt: 2 } },
  '& section ul': { m: 0, mt: 2, pl: 2.5, display: 'grid', gap: 1 },
  '& small': { display: 'block', mt: 2, typography: 'body2', color: 'text.secondary' },
} as const;

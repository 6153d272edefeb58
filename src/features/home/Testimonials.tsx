import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { testimonials, testimonialsTitle } from '#content/content.data.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { samplesLine } from '#domain/site/reviews.ts';
import { FullBleedSection } from '#ui/FullBleedSection.tsx';
import { Postcard } from '#ui/Postcard.tsx';
import { hangingStyle } from '#ui/Section.tsx';
import { revealFocusedCard, scrollableRow, snapRow } from '#ui/snap-row.ts';

import { GuestPhotographs } from './GuestPhotographs.tsx';
import { River } from './River.tsx';

const headingId = 'testimonials';

/** The stamp and the tilt of each postcard. Each stamp matches the subject of its quote. */
const cards: readonly { stamp: PictureName; tilt: number }[] = [
  { stamp: 'jacana', tilt: 0.7 },
  { stamp: 'howler', tilt: -0.9 },
  { stamp: 'sugar-mill', tilt: -0.4 },
];

/** The guests' quotes as postcards in a row. Renders nothing if there are no quotes. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  const samples = samplesLine(testimonials);
  return (
    <FullBleedSection tone="paper" aria-labelledby={headingId}>
      <River isLast />
      <Container sx={hangingStyle}>
        <Box sx={{ mb: { xs: 2.5, md: 5 } }}>
          <Typography id={headingId} variant="h2">
            {testimonialsTitle}
          </Typography>
          {samples ? (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {samples}
            </Typography>
          ) : null}
        </Box>
        <List {...scrollableRow} {...revealFocusedCard} aria-labelledby={headingId} sx={listStyle}>
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.author}>
              <Postcard
                {...testimonial}
                {...(cards[index % cards.length] ?? { stamp: 'jacana' })}
              />
            </li>
          ))}
        </List>
        <GuestPhotographs />
      </Container>
    </FullBleedSection>
  );
}

const listStyle = {
  ...snapRow('min(74vw, 340px)'),
  gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
  alignItems: 'stretch',
} as const;

import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { testimonials, testimonialsTitle } from '#content/content.data.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import { FullBleedSection } from '#ui/FullBleedSection.tsx';
import { Postcard } from '#ui/Postcard.tsx';

const headingId = 'testimonials';

/** One stamp per quote, chosen to match its subject. */
const cards: readonly { stamp: PictureName; tilt: number }[] = [
  { stamp: 'jacana', tilt: 0.9 },
  { stamp: 'howler', tilt: -1.1 },
  { stamp: 'sugar-mill', tilt: -0.4 },
];

/** The guests' quotes as postcards; renders nothing if there are no quotes. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <FullBleedSection tone="paper" aria-labelledby={headingId}>
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          gap: { xs: 3, sm: 4, lg: 5 },
          alignItems: 'start',
        }}
      >
        <Typography id={headingId} variant="h2" sx={{ alignSelf: 'center', mb: { xs: 1, md: 0 } }}>
          {testimonialsTitle}
        </Typography>
        {testimonials.map((testimonial, index) => (
          <Postcard
            key={testimonial.author}
            {...testimonial}
            {...(cards[index % cards.length] ?? { stamp: 'jacana' })}
          />
        ))}
      </Container>
    </FullBleedSection>
  );
}

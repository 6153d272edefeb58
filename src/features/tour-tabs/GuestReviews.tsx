import Box from '@mui/material/Box';

import type { Review } from '#content/content.data.ts';
import { samplesLine } from '#domain/site/reviews.ts';
import { TEXT_MEASURE } from '#theme/typography.ts';
import { QuoteSource } from '#ui/QuoteSource.tsx';

/** Lists the guest reviews; renders nothing if there are none. */
export function GuestReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  const samples = samplesLine(reviews);
  return (
    <Box component="section" aria-labelledby="guest-reviews" sx={reviewsStyle}>
      <h3 id="guest-reviews">Guest reviews</h3>
      {samples ? <p>{samples}</p> : null}
      {reviews.map(({ author, location, source, link, date, rating, text }) => (
        <figure key={`${author} ${date}`}>
          <blockquote>{text}</blockquote>
          <figcaption>
            {`${author}, ${location}. ${rating} of 5 stars, `}
            <time dateTime={date}>{date}</time>
            {source ? (
              <>
                {'. '}
                <QuoteSource source={source} link={link} />
              </>
            ) : null}
          </figcaption>
        </figure>
      ))}
    </Box>
  );
}

const reviewsStyle = {
  mt: 6,
  '& h3': { typography: 'h3', m: 0, mb: 2 },
  '& figure': { m: 0, py: 3, borderTop: 1, borderColor: 'divider', maxWidth: TEXT_MEASURE },
  '& blockquote': { m: 0 },
  '& > p': { typography: 'body2', m: 0, mb: 2, color: 'text.secondary' },
  '& figcaption': { typography: 'body2', mt: 1, color: 'text.secondary' },
} as const;

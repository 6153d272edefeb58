import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { Review } from '#content/reviews.ts';

/** What guests wrote; nothing at all where nobody did. */
export function GuestReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="guest-reviews" sx={{ mt: 6 }}>
      <Typography id="guest-reviews" variant="h3" sx={{ mb: 2 }}>
        Guest reviews
      </Typography>
      {reviews.map(({ author, location, date, rating, text }) => (
        <Box
          component="figure"
          key={`${author} ${date}`}
          sx={{ m: 0, py: 3, borderTop: 1, borderColor: 'divider', maxWidth: '66ch' }}
        >
          <Typography component="blockquote" sx={{ m: 0 }}>
            {text}
          </Typography>
          <Typography
            component="figcaption"
            variant="body2"
            sx={{ mt: 1, color: 'text.secondary' }}
          >
            <span>{`${author}, ${location}. ${rating} of 5 stars, `}</span>
            <time dateTime={date}>{date}</time>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

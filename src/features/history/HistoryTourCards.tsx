import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { history, type HistoryTourCard } from '#content/content.data.ts';
import { formatWholeUsd } from '#domain/tours/pricing.ts';
import { findTourBySlug } from '#domain/tours/tours.ts';
import { figureSizes, figureStyle } from '#theme/typography.ts';
import { Picture } from '#ui/Picture.tsx';
import { revealFocusedCard, snapRow } from '#ui/snap-row.ts';

/**
 * The tour cards at the end of the page. This page's specification has older prices, which each card shows below today's
 * price.
 */
export const HistoryTourCards = () => (
  <List
    {...revealFocusedCard}
    sx={{
      ...snapRow('min(72vw, 264px)'),
      gap: { xs: 2, sm: 3 },
      gridTemplateColumns: {
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      },
    }}
  >
    {history.tourCards.map((card) => (
      <Card key={card.slug} card={card} />
    ))}
  </List>
);

function Card({ card }: { card: HistoryTourCard }) {
  const titleId = `card-${card.slug}`;
  const tour = findTourBySlug(card.slug);
  if (!tour) return null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 1.25,
        bgcolor: 'background.paper',
        borderRadius: '2px',
        boxShadow: '0 0 0 1px var(--mui-palette-divider)',
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <Picture
          name={tour.image}
          variant="card"
          sizes="(min-width: 1200px) 250px, (min-width: 600px) 44vw, 90vw"
          alt=""
        />
        {card.banner ? (
          <Typography
            sx={{
              position: 'absolute',
              top: 12,
              left: 12,
              px: 1.5,
              py: 0.25,
              borderRadius: 999,
              bgcolor: 'sun.main',
              color: 'sun.contrastText',
              fontSize: 'caption.fontSize',
              fontWeight: 600,
            }}
          >
            {card.banner}
          </Typography>
        ) : null}
      </Box>
      <Box
        sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, px: 1.5, pt: 2.5, pb: 1.5 }}
      >
        <Typography variant="h3" id={titleId}>
          {card.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {card.text}
        </Typography>
        <Box sx={{ mt: 'auto', pt: 2.5 }}>
          <Typography sx={{ ...figureStyle, fontSize: figureSizes.medium, lineHeight: 1.2 }}>
            {formatWholeUsd(tour.priceUsd)}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {`per person, ${card.duration} (older list: ${formatWholeUsd(card.priceUsd)})`}
          </Typography>
          <Button
            component={RouterLink}
            variant="outlined"
            to={`/tour/${card.slug}`}
            aria-describedby={titleId}
            sx={{ mt: 2, width: '100%' }}
          >
            View Tour Details
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

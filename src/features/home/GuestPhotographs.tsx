import List from '@mui/material/List';
import Typography from '@mui/material/Typography';

import { guestPhotographs } from '#content/content.data.ts';
import { pictureOf } from '#domain/site/pictures.ts';
import { Picture } from '#ui/Picture.tsx';
import { scrollableRow, snapRow } from '#ui/snap-row.ts';

/** The photographs that guests took, shown below the guests' quotes. Renders nothing while there are none. */
export function GuestPhotographs() {
  if (guestPhotographs.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: { xs: 4, md: 7 }, mb: { xs: 2, md: 3 } }}>
        Photographs from our guests
      </Typography>
      <List {...scrollableRow} aria-label="Photographs from our guests" sx={listStyle}>
        {guestPhotographs.map(({ picture, caption }) => (
          <li key={picture}>
            <figure>
              <Picture
                name={picture}
                variant="card"
                sizes="(min-width: 1200px) 364px, (min-width: 600px) 42vw, 264px"
              />
              <figcaption>
                {[caption, pictureOf(picture).credit].filter(Boolean).join('. ')}
              </figcaption>
            </figure>
          </li>
        ))}
      </List>
    </>
  );
}

const listStyle = {
  ...snapRow('min(72vw, 264px)'),
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  '& figure': { m: 0 },
  '& figcaption': { typography: 'caption', mt: 1, color: 'text.secondary' },
} as const;

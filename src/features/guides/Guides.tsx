import List from '@mui/material/List';

import { guides } from '#content/content.data.ts';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';

/** The guides with their faces, experience and licenses. Renders nothing while there are no guides. */
export function Guides() {
  if (guides.length === 0) return null;
  return (
    <Section title="Your guides">
      <List sx={listStyle}>
        {guides.map(({ name, years, license, sentence, picture }) => (
          <li key={name}>
            <Picture name={picture} variant="portrait" sizes="(min-width: 600px) 160px, 112px" />
            <div>
              <h3>{name}</h3>
              <p>{`${years} ${years === 1 ? 'year' : 'years'} as a guide, license ${license}`}</p>
              <p>{sentence}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 3, md: 4 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
    columnGap: 2.5,
    alignItems: 'start',
  },
  '& h3': { typography: 'h3', m: 0 },
  '& p': { m: 0, mt: 0.75, typography: 'body2' },
  '& h3 + p': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;

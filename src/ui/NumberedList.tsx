import List from '@mui/material/List';

import { figureStyle, TEXT_MEASURE } from '#theme/typography.ts';

interface NumberedListProps {
  lines: readonly { title: string; text: string }[];
}

/** A list with large numerals, separated by hairlines. */
export const NumberedList = ({ lines }: NumberedListProps) => (
  <List component="ol" sx={linesStyle}>
    {lines.map(({ title, text }, index) => (
      <li key={title}>
        <span aria-hidden>{index + 1}</span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </List>
);

const linesStyle = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: '48px minmax(0, 1fr)', sm: '5.5rem 1fr' },
    py: { xs: 3, md: 4 },
    borderTop: '1px solid',
    borderColor: 'divider',
    '&:last-of-type': { borderBottom: '1px solid', borderColor: 'divider' },
  },
  '& span': {
    ...figureStyle,
    gridRow: '1 / 3',
    fontSize: 'h2.fontSize',
    lineHeight: 1.12,
    color: 'ochre.main',
  },
  '& h3': { typography: 'h3', m: 0 },
  '& p': { m: 0, mt: 1, maxWidth: TEXT_MEASURE },
} as const;

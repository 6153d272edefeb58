import List from '@mui/material/List';

/** The kind of bullet: `step` is a stone of the temples; `yes` and `no` mark what the price includes and excludes. */
type Mark = 'step' | 'yes' | 'no';

const marks = {
  step: 'M3 13V9h4V5h6v4h4v4Z',
  yes: 'm8.2 14.6-4.4-4.4 1.4-1.4 3 3 6.6-6.6 1.4 1.4-8 8Z',
  no: 'M4 9h12v2H4Z',
} as const satisfies Record<Mark, string>;

interface PlainListProps {
  items: readonly string[];
  mark: Mark;
}

export const PlainList = ({ items, mark }: PlainListProps) => (
  <List
    // Safari does not treat a list without markers as a list.
    role="list"
    sx={listStyle}
  >
    {items.map((item) => (
      <li key={item}>
        <svg viewBox="0 0 20 20" aria-hidden data-mark={mark}>
          <path d={marks[mark]} />
        </svg>
        {item}
      </li>
    ))}
  </List>
);

const listStyle = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    columnGap: 2,
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& svg': { width: 20, height: '1.6em', fill: 'currentColor', color: 'primary.main' },
  '& [data-mark=no]': { color: 'text.secondary' },
} as const;

import { from, link, withoutScripts } from '../theme/styles.ts';
import { useSettings } from '../room/settings.tsx';

/**
 * Links to all machines. The URLs differ only in their query, so a static host sends the same page for all of them.
 * Without JavaScript, the links lead to the text files of the machines, if these files are published.
 */
export function MachineList({ current }: { current: string }) {
  const { machines, Link = 'a', textAddress } = useSettings();
  return (
    <nav aria-label="Machines" css={[listStyle, textAddress && onlyTextsStyle]}>
      <ul>
        {machines.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`?machine=${encodeURIComponent(id)}`}
              aria-current={id === current ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {textAddress ? (
        <noscript>
          <ul>
            {machines.map(({ id, title }) => (
              <li key={id}>
                <a href={textAddress(id)}>{title}</a>
              </li>
            ))}
          </ul>
        </noscript>
      ) : null}
    </nav>
  );
}

const listStyle = {
  // On narrow screens the list is one row that scrolls sideways, so that the chart is on the first screen.
  '& ul': {
    display: 'flex',
    columnGap: 20,
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    listStyle: 'none',
    [from.laptop]: { flexWrap: 'wrap', columnGap: 32, overflowX: 'visible' },
  },
  '& a': {
    display: 'block',
    width: 'fit-content',
    paddingBlock: 8,
    fontFamily: 'var(--room-heading-font)',
    fontSize: '1.125rem',
    fontWeight: 'var(--room-heading-weight)',
    lineHeight: 1.2,
    textWrap: 'nowrap',
    color: 'var(--room-muted)',
    textDecoration: 'none',
    [from.laptop]: { fontSize: '1.25rem' },
  },
  '& noscript a': { ...link, textDecoration: 'underline' },
  '& a:hover': { color: 'var(--room-ink)' },
  '& a[aria-current]': {
    color: 'var(--room-ink)',
    boxShadow: 'inset 0 -3px var(--room-accent)',
  },
} as const;

const onlyTextsStyle = { '& > ul': { [withoutScripts]: { display: 'none' } } } as const;

import { useEffect, useRef } from 'react';

import { from, link, type, withoutScripts } from '../theme/styles.ts';
import { useSettings } from '../room/settings.tsx';

const getUrl = (id: string) => `?machine=${encodeURIComponent(id)}`;

/** Links to all machines. The URLs differ only in their query, so a static host sends the same page for all of them. */
export function MachineList({ current }: { current: string }) {
  const { machines, Link = 'a' } = useSettings();
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current: list } = listRef;
    const shown = list?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls, and the page does not.
    if (list && shown) list.scrollLeft = shown.offsetLeft - list.offsetLeft - PEEK;
  }, []);
  return (
    <nav aria-label="Machines" css={listStyle}>
      <ul ref={listRef}>
        {machines.map(({ id, title }) => (
          <li key={id}>
            <Link href={getUrl(id)} aria-current={id === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All machines with what each of them is for. The links scroll up to the title of the machine. */
export function MachinePurposes() {
  const { machines, Link = 'a' } = useSettings();
  return (
    <dl css={purposesStyle}>
      {machines.map(({ id, title, machine }) => (
        <div key={id}>
          <dt>
            <Link href={`${getUrl(id)}#${id}`}>{title}</Link>
          </dt>
          <dd>{machine.root.description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The width of the previous link that stays visible beside the current one, in pixels. */
const PEEK = 40;

const listStyle = {
  // The links lead to the same prerendered page.
  [withoutScripts]: { display: 'none' },
  // On narrow screens the list is one row that scrolls sideways, so that the chart is on the first screen.
  '& ul': {
    display: 'flex',
    columnGap: 20,
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    listStyle: 'none',
    [from.laptop]: { flexWrap: 'wrap', columnGap: 24, overflowX: 'visible' },
  },
  '& a': {
    display: 'block',
    width: 'fit-content',
    // A finger needs 44 pixels.
    paddingBlock: 12,
    fontFamily: 'var(--room-heading-font)',
    fontSize: '1.0625rem',
    fontWeight: 'var(--room-heading-weight)',
    lineHeight: 1.2,
    textWrap: 'nowrap',
    color: 'var(--room-muted)',
    textDecoration: 'none',
    [from.laptop]: { paddingBlock: 6 },
  },
  '& a:hover': { color: 'var(--room-ink)' },
  '& a[aria-current]': {
    color: 'var(--room-ink)',
    boxShadow: 'inset 0 -3px var(--room-accent)',
  },
} as const;

const purposesStyle = {
  ...type.small,
  '& div': { paddingBlock: 6, [from.laptop]: { display: 'grid', gridTemplateColumns: '10em 1fr' } },
  '& a': link,
  '& dd': { margin: 0, maxWidth: '34em' },
} as const;

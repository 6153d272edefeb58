import { useEffect, useRef } from 'react';

import { from, link, withoutScripts } from '../theme/styles.ts';
import { useSettings } from '../room/settings.tsx';

/**
 * Links to all machines. The URLs differ only in their query, so a static host sends the same page for all of them.
 * Without JavaScript, the links lead to the text files of the machines, if these files are published.
 */
export function MachineList({ current }: { current: string }) {
  const { machines, Link = 'a', textUrl } = useSettings();
  const navRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = navRef.current?.querySelector('ul');
    const shown = list?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls, and the page does not.
    if (list && shown) list.scrollLeft = shown.offsetLeft - list.offsetLeft - PEEK;
  }, []);
  return (
    <nav ref={navRef} aria-label="Machines" css={[listStyle, textUrl && onlyTextsStyle]}>
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
      {textUrl ? (
        <noscript>
          <ul>
            {machines.map(({ id, title }) => (
              <li key={id}>
                <a href={textUrl(id)}>{title}</a>
              </li>
            ))}
          </ul>
        </noscript>
      ) : null}
    </nav>
  );
}

/** The width of the previous link that stays visible beside the current one, in pixels. */
const PEEK = 40;

const listStyle = {
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
    fontSize: '1.125rem',
    fontWeight: 'var(--room-heading-weight)',
    lineHeight: 1.2,
    textWrap: 'nowrap',
    color: 'var(--room-muted)',
    textDecoration: 'none',
    [from.laptop]: { paddingBlock: 6, fontSize: '1.0625rem' },
  },
  '& noscript a': { ...link, textDecoration: 'underline' },
  '& a:hover': { color: 'var(--room-ink)' },
  '& a[aria-current]': {
    color: 'var(--room-ink)',
    boxShadow: 'inset 0 -3px var(--room-accent)',
  },
} as const;

const onlyTextsStyle = { '& > ul': { [withoutScripts]: { display: 'none' } } } as const;

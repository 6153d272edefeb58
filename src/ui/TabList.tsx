import { keyframes } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { KeyboardEvent, MouseEvent } from 'react';

import { tabId, tabPanelId, tabTargetId } from './tab-ids.ts';
import { useIsLive } from './use-is-live.ts';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabListProps<Id extends string> {
  /** What the tabs are about, for those who do not see what surrounds them. */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (tab: Id) => void;
  /** Ties the tabs to their panels; one per tab list of a page. */
  idPrefix: string;
}

const fade = 'linear-gradient(90deg, #000 calc(100% - 56px), transparent) no-repeat';
const fadeAway = keyframes({
  from: { mask: `${fade} 0 0 / 100% 100%` },
  to: { mask: `${fade} 0 0 / calc(100% + 56px) 100%` },
});

const rowStyle = {
  position: 'relative',
  boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
  '& .MuiTabs-scroller': {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A fade at the right says that the row goes on; without overflow this timeline, and so the fade, does not exist.
    '@supports (animation-timeline: scroll())': {
      animation: `${fadeAway} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
  '& .MuiTabs-list': { gap: { xs: 3, md: 5 } },
  '& .MuiTabs-indicator': {
    height: 3,
    bgcolor: 'primary.main',
    '@media (forced-colors: active)': { bgcolor: 'Highlight' },
  },
} as const;

const tabStyle = {
  minWidth: 0,
  maxWidth: 'none',
  px: 0,
  py: 2,
  typography: 'h3',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&.Mui-selected': { color: 'text.primary' },
  '&:hover': { color: 'text.primary' },
  // The row cuts off what lies outside of it.
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

const chosenStyle = {
  color: 'text.primary',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 3,
    bgcolor: 'primary.main',
    '@media (forced-colors: active)': { bgcolor: 'Highlight' },
  },
} as const;

const leftStyle = {
  color: 'text.secondary',
  '& .MuiTabs-indicator': { display: 'none' },
} as const;

/** For what is styled while a link has opened one of these panels. */
const whileOpen = (panels: readonly string[]) =>
  `html:has(${panels.flatMap((id) => [`#${id}:target`, `#${id} :target`]).join()}) &`;

/**
 * Tabs that open as the focus moves over them. Until the app lives, and without JavaScript, they are links
 * to their panels, and rules show which one is open.
 */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, tabs, selected, onSelect, idPrefix } = props;
  const isLive = useIsLive();
  const panels = tabs.map(({ id }) => tabPanelId(idPrefix, id));
  const openedByItsLink = (id: Id) => {
    const own = tabPanelId(idPrefix, id);
    return id === selected
      ? { [whileOpen(panels.filter((panel) => panel !== own))]: leftStyle }
      : { [whileOpen([own])]: chosenStyle };
  };

  function stayHere(event: MouseEvent) {
    event.preventDefault();
  }
  // A link does not answer to the space bar, a tab does.
  function openOnSpace(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  }

  return (
    <Tabs
      value={selected}
      onChange={(_, tab: Id) => onSelect(tab)}
      selectionFollowsFocus
      aria-label={label}
      sx={rowStyle}
      // MUI writes these as a style attribute, which the security policy blocks in prerendered pages.
      slotProps={{ scroller: { style: { overflow: undefined, marginBottom: undefined } } }}
    >
      {tabs.map(({ id, label: text }) => (
        <Tab
          key={id}
          value={id}
          label={text}
          component="a"
          href={`#${tabTargetId(idPrefix, id)}`}
          id={tabId(idPrefix, id)}
          aria-controls={tabPanelId(idPrefix, id)}
          onClick={stayHere}
          onKeyDown={openOnSpace}
          sx={[tabStyle, !isLive && openedByItsLink(id)]}
        />
      ))}
    </Tabs>
  );
}

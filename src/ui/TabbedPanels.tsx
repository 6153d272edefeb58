import { keyframes } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

import { isModifiedClick } from '#lib/modified-click.ts';

import { tabId, tabPanelId, tabTargetId } from './tab-ids.ts';
import { TabPanel } from './TabPanel.tsx';
import { useHydrated } from './use-hydrated.ts';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabbedPanelsProps<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (tab: Id) => void;
  /**
   * Called if find-in-page finds a match in the hidden panel of this tab. Unlike `onSelect`, it does not change the
   * URL.
   */
  onFind: (tab: Id) => void;
  /** The prefix of the ids that connect the tabs with their panels. It must be unique on the page. */
  idPrefix: string;
  /** True if the open panel itself is focusable. Set it for panels without focusable content. */
  isTabStop?: boolean;
}

/**
 * Tabs, and their panels, which are all in the DOM. A tab opens when it receives the focus. Before hydration, the tabs
 * are links to their panels, and CSS shows the open panel. Without JavaScript, and on paper, all panels are shown.
 */
export function TabbedPanels<Id extends string>(props: TabbedPanelsProps<Id>) {
  const { label, tabs, selected, onSelect, onFind, idPrefix, isTabStop = false } = props;
  const isHydrated = useHydrated();
  const panelIds = tabs.map(({ id }) => tabPanelId(idPrefix, id));
  const openedByItsLink = (id: Id) => {
    const own = tabPanelId(idPrefix, id);
    return id === selected
      ? { [whenTargeted(panelIds.filter((panel) => panel !== own))]: leftStyle }
      : { [whenTargeted([own])]: chosenStyle };
  };
  return (
    <>
      <Tabs
        value={selected}
        onChange={(_, tab: Id) => onSelect(tab)}
        selectionFollowsFocus
        aria-label={label}
        sx={rowStyle}
        // MUI's own values would cut the row off instead of letting it scroll.
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
            onClick={preventNavigation}
            onKeyDown={openOnSpace}
            sx={[tabStyle, !isHydrated && openedByItsLink(id)]}
          />
        ))}
      </Tabs>
      {tabs.map(({ id, panel: children }) => (
        <TabPanel
          key={id}
          id={id}
          idPrefix={idPrefix}
          isSelected={id === selected}
          isTabStop={isTabStop}
          onFind={() => onFind(id)}
        >
          {children}
        </TabPanel>
      ))}
    </>
  );
}

/** Prevents the navigation of the tab's link, because the app shows the panel. */
function preventNavigation(event: MouseEvent) {
  if (!isModifiedClick(event)) event.preventDefault();
}

/** Opens the tab when the space bar is pressed. By default, the space bar does not activate a link. */
function openOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Returns a selector that matches while the URL's hash targets one of these panels or an element in them. */
const whenTargeted = (panels: readonly string[]) =>
  `html:has(${panels.flatMap((id) => [`#${id}:target`, `#${id} :target`]).join()}) &`;

const fade = 'linear-gradient(90deg, #000 calc(100% - 56px), transparent) no-repeat';
const fadeAway = keyframes({
  from: { mask: `${fade} 0 0 / 100% 100%` },
  to: { mask: `${fade} 0 0 / calc(100% + 56px) 100%` },
});

const lineStyle = {
  height: 3,
  bgcolor: 'primary.main',
  '@media (forced-colors: active)': { bgcolor: 'Highlight' },
} as const;

const rowStyle = {
  displayPrint: 'none',
  position: 'relative',
  boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
  '& .MuiTabs-scroller': {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A fade on the right shows that the row can be scrolled. If the row does not overflow, this scroll timeline does
    // not exist, and the fade is not shown.
    '@supports (animation-timeline: scroll())': {
      animation: `${fadeAway} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
  '& .MuiTabs-list': { gap: { xs: 2, sm: 3, md: 5 } },
  '& .MuiTabs-indicator': lineStyle,
} as const;

const tabStyle = {
  minWidth: 'min-content',
  maxWidth: 'none',
  flexShrink: 1,
  px: 0,
  py: 2,
  typography: 'h3',
  // Three labels fit on the narrowest phone, and long labels break there. With larger text, the row can be scrolled.
  fontSize: { xs: 'button.fontSize', sm: 'h3.fontSize' },
  lineHeight: 1.2,
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  color: 'text.secondary',
  '&.Mui-selected, &:hover': { color: 'text.primary' },
  // The outline is inside the tab, because the row clips everything outside of the tabs.
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

const chosenStyle = {
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 'auto 0 0', ...lineStyle },
} as const;

const leftStyle = {
  color: 'text.secondary',
  '& .MuiTabs-indicator': { display: 'none' },
} as const;

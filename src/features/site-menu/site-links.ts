import { pages } from '#content/pages.ts';

/** The pages that header and menu link to. */
export const siteLinks = [...pages].flatMap(([to, { label, isInHeader }]) =>
  isInHeader ? { to, label } : [],
);

/** The id of the menu, for MENU and the close button. */
export const MENU_ID = 'menu';

/** The header shows the links from this width on: 900 px, or more with larger text. */
export const WIDE_SCREENS = '(min-width: 56.25em)';

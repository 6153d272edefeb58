import { pages } from '#content/pages.ts';

/** The pages that header and menu lead to. */
export const siteLinks = [...pages].flatMap(([to, { label, isInHeader }]) =>
  isInHeader ? { to, label } : [],
);

/** Ties MENU and the close button to the menu. */
export const MENU_ID = 'menu';

/** From here on the links stand in the header: 900 px, or more with larger text. */
export const WIDE_SCREENS = '(min-width: 56.25em)';

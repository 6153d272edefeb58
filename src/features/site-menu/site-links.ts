import { pages } from '#content/pages.ts';

/** The pages to which the header and the menu link. */
export const siteLinks = [...pages].flatMap(([to, { label, isInHeader }]) =>
  isInHeader ? { to, label } : [],
);

/** The id of the menu, to which the MENU button and the close button refer. */
export const MENU_ID = 'menu';

/** From this width on, the header shows the links: 900 px, or more with larger text. */
export const WIDE_SCREENS = '(min-width: 56.25em)';

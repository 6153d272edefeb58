import { pages } from '#content/pages.ts';

/** The pages that header and menu lead to. */
export const siteLinks = [...pages].flatMap(([to, { label, isInHeader }]) =>
  isInHeader ? { to, label } : [],
);

/** The same links at the page's foot, where MENU leads until the app has taken over. */
export const FOOTER_LINKS_ID = 'site-links';

/** From here on the links stand in the header: 900 px, or more with larger text. */
export const WIDE_SCREENS = '(min-width: 56.25em)';

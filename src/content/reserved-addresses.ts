/**
 * First parts of paths that pages, files and folders of the site already use. Tests compare the list with the route
 * table and with the built site.
 */
export const reservedAddresses: ReadonlySet<string> = new Set([
  'tours',
  'tour',
  'faq',
  'history',
  'about',
  'book',
  'booking-success',
  'machines',
  'answer',
  'offline',
  'admin',
  'index',
  '404',
  'not-found',
  'assets',
  'icons',
  'images',
  'apple-touch-icon',
  'favicon',
  'licenses',
  'notices',
  'robots',
  'site',
  'sitemap',
  'sw',
]);

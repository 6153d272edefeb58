import { company } from './company.ts';
import { pageTexts } from './content.data.ts';
import type { PictureName } from './pictures.generated.ts';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The picture on the page's card for shared links. */
  readonly image: PictureName;
}

/** A page from the table in src/routes.tsx. */
interface Page extends PageMeta {
  /** The label of the page in the header, the menu and the breadcrumbs. */
  readonly label: string;
  readonly isInHeader?: boolean;
  /** The label in the footer, if the footer links to the page. */
  readonly footerLabel?: string;
  /** True if the page is for staff or developers. It has neither Book Now nor the visitors' footer. */
  readonly isInternal?: boolean;
}

/** A page's title in a browser's tab. */
export const withSite = (title: string): string => `${title} | ${company.name}`;

const found = ({ title, description, image }: PageMeta): PageMeta => ({
  title: withSite(title),
  description,
  image,
});

export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/', { label: 'Home', isInHeader: true, footerLabel: 'Home', ...found(pageTexts.home) }],
  [
    '/tours',
    { label: 'Tours', isInHeader: true, footerLabel: 'All Tours', ...found(pageTexts.tours) },
  ],
  ['/faq', { label: 'FAQ', isInHeader: true, footerLabel: 'FAQ', ...found(pageTexts.faq) }],
  [
    '/history',
    { label: 'History', isInHeader: true, footerLabel: 'History', ...found(pageTexts.history) },
  ],
  [
    '/about',
    { label: 'About Us', isInHeader: true, footerLabel: 'About Us', ...found(pageTexts.about) },
  ],
  ['/book', { label: 'Book Now', footerLabel: 'Book Now', ...found(pageTexts.book) }],
  ['/booking-success', { label: 'Booking Confirmation', ...found(pageTexts.bookingSuccess) }],
  ['/machines', { label: 'Machines', isInternal: true, ...found(pageTexts.machines) }],
  ['/answer', { label: 'Answer', isInternal: true, ...found(pageTexts.answer) }],
  ['/offline', { label: 'No Connection', ...found(pageTexts.offline) }],
]);

/** Shown while a tour's code loads or fails to load, when the tour itself is not known yet. */
export const genericTourMeta: PageMeta = found(pageTexts.otherTours);

/** The title and description for URLs that are not pages. */
export const defaultMeta: PageMeta = { title: company.name, ...pageTexts.elsewhere };

export const notFoundMeta: PageMeta = { ...defaultMeta, title: 'Page Not Found' };

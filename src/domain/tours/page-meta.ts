import { plainPageLinks } from '#content/content.data.ts';
import { defaultMeta, genericTourMeta, type PageMeta, pages, withSite } from '#content/pages.ts';
import { removeTrailingSlash } from '#lib/pathname.ts';
import { capitalize } from '#lib/words.ts';

import { findTour, findTourBySlug } from './tours.ts';

const tourIdIn = (path: string): string | undefined => /^\/tour\/([^/]+)$/.exec(path)?.[1];

/** True for the path of a tour page, such as `/tour/lamanai-tour-hopkins`, even if the tour does not exist. */
export const isTourPath = (path: string): boolean =>
  tourIdIn(removeTrailingSlash(path)) !== undefined;

/** Returns the tour that the page with this path shows; undefined on other pages. */
export const findTourOnPage = (path: string) => findTour(tourIdIn(removeTrailingSlash(path)) ?? '');

/**
 * Returns the URL of the booking form for a visitor on this path. On the page of a tour that the form offers, it includes
 * the tour.
 */
export function findBookingUrl(path: string): string {
  const tour = findTourOnPage(path);
  return tour ? `/book?tourId=${tour.id}` : '/book';
}

/** Returns the title, description and picture for a path such as `/tours` (without query and hash). */
export function pageMeta(path: string): PageMeta {
  const page = removeTrailingSlash(path);
  const known = pages.get(page);
  if (known) return known;
  const tourId = tourIdIn(page);
  if (tourId === undefined) return defaultMeta;
  const tour = findTour(tourId);
  if (!tour) return genericTourMeta;
  return { title: withSite(tour.title), description: tour.shortDescription, image: tour.image };
}

export interface Breadcrumb {
  readonly path: string;
  readonly label: string;
  /** False for the current page and for a parent path that has no page. */
  readonly isLink: boolean;
}

const home: Breadcrumb = { path: '/', label: 'Home', isLink: true };

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function labelOf(segment: string): string {
  const path = `/${segment}`;
  const page = pages.get(path) ?? plainPageLinks.find((link) => link.path === path);
  return page?.label ?? capitalize(readable(segment));
}

const isTour = (tourId: string | undefined): boolean =>
  tourId !== undefined && Boolean(findTour(tourId) ?? findTourBySlug(tourId.toLowerCase()));

/** Returns the breadcrumbs of a path; empty for the home page. The last one is the current page and not a link. */
export function breadcrumbsFor(path: string): readonly Breadcrumb[] {
  const page = removeTrailingSlash(path);
  if (page === '/') return [];
  if (isTour(tourIdIn(page))) {
    return [
      home,
      { path: '/tours', label: 'Tours', isLink: true },
      { path: page, label: 'Tour Details', isLink: false },
    ];
  }
  const segments = page.split('/').filter((segment) => segment !== '');
  return [
    home,
    ...segments.map((segment, index) => {
      const crumbPath = `/${segments.slice(0, index + 1).join('/')}`;
      const isLast = index === segments.length - 1;
      return {
        path: crumbPath,
        label: labelOf(segment),
        isLink: !isLast && pages.has(crumbPath),
      };
    }),
  ];
}

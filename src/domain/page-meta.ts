import { defaultMeta, genericTourMeta, type PageMeta, pages, withSite } from '#content/pages.ts';
import { capitalized } from '#content/words.ts';

import { findTour } from './tours.ts';

const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

const tourIdIn = (path: string): string | undefined => /^\/tour\/([^/]+)$/.exec(path)?.[1];

/** Title, description and picture for a path such as `/tours` (no query, no hash). */
export function pageMeta(path: string): PageMeta {
  const page = withoutTrailingSlash(path);
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
}

const home: Breadcrumb = { path: '/', label: 'Home' };

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function labelOf(segment: string): string {
  return pages.get(`/${segment}`)?.label ?? capitalized(readable(segment));
}

/** The trail to a path, none on Home. The last crumb is the page itself and not a link. */
export function breadcrumbsFor(path: string): readonly Breadcrumb[] {
  const page = withoutTrailingSlash(path);
  if (page === '/') return [];
  if (tourIdIn(page) !== undefined) {
    return [home, { path: '/tours', label: 'Tours' }, { path: page, label: 'Tour Details' }];
  }
  const segments = page.split('/').filter((segment) => segment !== '');
  return [
    home,
    ...segments.map((segment, index) => ({
      path: `/${segments.slice(0, index + 1).join('/')}`,
      label: labelOf(segment),
    })),
  ];
}

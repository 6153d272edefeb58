import type { Files } from './content-files.ts';
import type { Tour } from './tour.ts';
import type { TransportationType } from './transportation.ts';

/** The picture that is shown with a link to the site. */
export interface SocialCard {
  readonly picture: string;
  /** The small line above the title. */
  readonly overline: string;
  readonly title: string;
}

const tourOverlines = {
  road: 'By road and river',
  'water-taxi': 'By water taxi and river',
  flight: 'By air and river',
} as const satisfies Readonly<Record<TransportationType, string>>;

/** Returns the cards by the first part of a page's path and by tour id. `tour` and `default` are for all other URLs. */
export function toSocialCards(
  pages: Files['pages'],
  tours: readonly Tour[],
): Readonly<Record<string, SocialCard>> {
  const page = ({ image }: { readonly image: string }, title: string) => ({
    picture: image,
    overline: 'Day tours in Belize',
    title,
  });
  return {
    home: page(pages.home, 'Lamanai'),
    tours: page(pages.tours, 'Tours to Lamanai'),
    about: page(pages.about, 'About us'),
    book: page(pages.book, 'Book your day at Lamanai'),
    faq: page(pages.faq, 'Questions and answers'),
    history: page(pages.history, '3,000 years of Lamanai'),
    'booking-success': page(pages.bookingSuccess, 'What happens next'),
    tour: page(pages.otherTours, 'Lamanai'),
    default: page(pages.elsewhere, 'Lamanai'),
    ...Object.fromEntries(
      tours.map(({ id, image, title, transportationType }) => [
        id,
        { picture: image, overline: tourOverlines[transportationType], title },
      ]),
    ),
  };
}

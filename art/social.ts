import { defaultMeta, genericTourMeta, pages } from '#content/pages.ts';
import { cardTitles, pageOverline, tourOverlines } from '#content/social-cards.ts';
import { tours } from '#content/content.data.ts';

/** The picture that is shown with a link to the site. It has a title. */
export interface SocialCard {
  readonly picture: string;
  /** The small line above the title. */
  readonly overline: string;
  readonly title: string;
}

const pictureOf = (name: string): string => {
  if (name === 'tour') return genericTourMeta.image;
  return (pages.get(name === 'home' ? '/' : `/${name}`) ?? defaultMeta).image;
};

/**
 * The cards of pages, by the first part of their path, and of tours, by id. `tour` and `default` are for all other
 * URLs.
 */
export const socialCards: Readonly<Record<string, SocialCard>> = {
  ...Object.fromEntries(
    Object.entries(cardTitles).map(([name, title]) => [
      name,
      { picture: pictureOf(name), overline: pageOverline, title },
    ]),
  ),
  ...Object.fromEntries(
    tours.map(({ id, image, title, transportationType }) => [
      id,
      { picture: image, overline: tourOverlines[transportationType], title },
    ]),
  ),
};

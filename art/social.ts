import { defaultMeta, genericTourMeta, pages } from '#content/pages.ts';
import { cardTitles, pageOverline, tourOverlines } from '#content/social-cards.ts';
import { tours } from '#content/content.data.ts';

/** What a shared link shows: a title over a picture. */
export interface SocialCard {
  readonly picture: string;
  /** Small capitals above the title. */
  readonly overline: string;
  readonly title: string;
}

const pictureOf = (name: string): string => {
  if (name === 'tour') return genericTourMeta.image;
  return (pages.get(name === 'home' ? '/' : `/${name}`) ?? defaultMeta).image;
};

/** By page (first part of its path), and by tour id; `tour` and `default` for addresses that have no card of their own. */
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

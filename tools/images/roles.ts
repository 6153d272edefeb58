import { socialCards } from '../../art/social.ts';
import { about } from '#content/about.ts';
import { timeline } from '#content/history/timeline.ts';
import { discover, heroSlides } from '#content/home.ts';
import { notFound } from '#content/not-found.ts';
import { closingPicture, headerPictures, type WidePicture } from '#content/picture-use.ts';
import { tourList } from '#content/tour-list.ts';

/** Where a picture stands. */
export type Role =
  | 'hero'
  | 'tour card'
  | 'tour main'
  | 'gallery'
  | 'discover'
  | 'header'
  | 'history'
  | 'about'
  | 'panorama'
  | 'not found'
  | 'closing band'
  | 'social';

/** Roles in which a picture spans the screen and is encoded wider. */
export const fullWidthRoles: readonly Role[] = [
  'hero',
  'tour main',
  'header',
  'panorama',
  'not found',
  'closing band',
];

/** Every place that asks for a picture, read from the pages' own selection and the social cards. */
export function rolesInUse(): ReadonlyMap<string, readonly Role[]> {
  const roles = new Map<string, Role[]>();
  const add = (role: Role, names: readonly string[]) => {
    for (const name of names) {
      const known = roles.get(name) ?? [];
      if (!known.includes(role)) roles.set(name, [...known, role]);
    }
  };
  const bothOf = ({ wide, tall }: WidePicture) => (tall ? [wide, tall] : [wide]);

  add(
    'hero',
    heroSlides.flatMap(({ image, tallImage }) => [image, tallImage]),
  );
  for (const { image, gallery } of tourList) {
    add('tour card', [image]);
    add('tour main', [gallery[0]]);
    add('gallery', gallery);
  }
  add(
    'discover',
    discover.slideshow.map(({ image }) => image),
  );
  add('header', [
    ...Object.values(headerPictures).flatMap(bothOf),
    about.hero.image,
    about.hero.tallImage,
  ]);
  add(
    'history',
    timeline.flatMap(({ image }) => image ?? []),
  );
  add('about', [about.story.image, ...about.sections.map(({ image }) => image)]);
  add(
    'panorama',
    about.sections.filter(({ id }) => id === 'community').map(({ image }) => image),
  );
  add('not found', [notFound.picture]);
  add('closing band', bothOf(closingPicture));
  add(
    'social',
    Object.values(socialCards).map(({ picture }) => picture),
  );
  return roles;
}

import { socialCards } from '../../art/social.ts';
import {
  aboutPictures,
  closingPicture,
  discoverPictures,
  headerPictures,
  heroPictures,
  historyPictures,
  notFoundPicture,
  tourPictures,
  type WidePicture,
} from '#domain/picture-use.ts';

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

  add('hero', heroPictures.flatMap(bothOf));
  for (const { card, main, gallery } of Object.values(tourPictures)) {
    add('tour card', [card]);
    add('tour main', [main]);
    add('gallery', gallery);
  }
  add('discover', discoverPictures);
  add('header', Object.values(headerPictures).flatMap(bothOf));
  add('history', Object.values(historyPictures));
  add('about', Object.values(aboutPictures));
  add('panorama', [aboutPictures.community]);
  add('not found', [notFoundPicture]);
  add('closing band', bothOf(closingPicture));
  add(
    'social',
    Object.values(socialCards).map(({ picture }) => picture),
  );
  return roles;
}

import { about } from '#content/about.ts';
import { timeline } from '#content/history/timeline.ts';
import { discover, heroSlides } from '#content/home.ts';
import { notFound } from '#content/not-found.ts';
import { closingPicture, headerPictures, type WidePicture } from '#content/picture-use.ts';
import { tourList } from '#content/tour-list.ts';
import { socialCards } from '../../art/social.ts';

/** How a picture stands on the site: over the screen's whole width, beside other things, or on cards for shared links. */
export type Use = 'full width' | 'in a part' | 'on cards';

const bothOf = ({ wide, tall }: WidePicture) => (tall ? [wide, tall] : [wide]);

const onCards = Object.values(socialCards).map(({ picture }) => picture);
const inParts = [
  ...tourList.flatMap(({ image, gallery }) => [image, ...gallery]),
  ...discover.slideshow.map(({ image }) => image),
  ...timeline.flatMap(({ image }) => image ?? []),
  about.story.image,
  ...about.sections.map(({ image }) => image),
];
const overFullWidth = [
  ...heroSlides.flatMap(({ image, tallImage }) => [image, tallImage]),
  ...tourList.map(({ gallery }) => gallery[0]),
  ...Object.values(headerPictures).flatMap(bothOf),
  about.hero.image,
  about.hero.tallImage,
  ...about.sections.filter(({ id }) => id === 'community').map(({ image }) => image),
  notFound.picture,
  ...bothOf(closingPicture),
];

/** Every picture that a page or a card asks for, with the use that needs the widest files. */
export const usesOnSite: ReadonlyMap<string, Use> = new Map([
  ...onCards.map((name): [string, Use] => [name, 'on cards']),
  ...inParts.map((name): [string, Use] => [name, 'in a part']),
  ...overFullWidth.map((name): [string, Use] => [name, 'full width']),
]);

import {
  about,
  closing,
  discover,
  faqHead,
  heroSlides,
  history,
  pageTexts,
  tourGalleries,
  tours,
} from '#content/content.data.ts';
import { socialCards } from '../../art/social.ts';

/** How a picture stands on the site: over the screen's whole width, beside other things, or on cards for shared links. */
export type Use = 'full width' | 'in a part' | 'on cards';

const galleries = Object.values(tourGalleries);
const onCards = Object.values(socialCards).map(({ picture }) => picture);
const inParts = [
  ...tours.map(({ image }) => image),
  ...galleries.flat(),
  ...discover.slideshow.map(({ image }) => image),
  ...history.chapters.flatMap(({ image }) => image ?? []),
  about.story.image,
  ...about.sections.map(({ image }) => image),
];
const overFullWidth = [
  ...heroSlides.flatMap(({ image, tallImage }) => [image, tallImage]),
  ...galleries.flatMap(([main]) => main ?? []),
  ...[pageTexts.tours.picture, faqHead.picture, history.picture, closing].flatMap(
    ({ wide, tall }) => (tall ? [wide, tall] : [wide]),
  ),
  about.hero.image,
  about.hero.tallImage,
  ...about.sections.slice(2, 3).map(({ image }) => image),
  pageTexts.notFound.picture,
];

/** Every picture that a page or a card asks for, with the use that needs the widest files. */
export const usesOnSite: ReadonlyMap<string, Use> = new Map([
  ...onCards.map((name): [string, Use] => [name, 'on cards']),
  ...inParts.map((name): [string, Use] => [name, 'in a part']),
  ...overFullWidth.map((name): [string, Use] => [name, 'full width']),
]);

import {
  about,
  addedPhotographs,
  closing,
  discover,
  faqHead,
  guestPhotographs,
  guides,
  heroSlides,
  history,
  pageTexts,
  theDay,
  tourGalleries,
  tours,
} from '#content/content.data.ts';
import { photographName } from '#content/photograph-name.ts';
import { socialCards } from '../../art/social.ts';

/** The use of a picture: as wide as the screen, beside other content, or only on cards for shared links. */
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
  ...[...guides, ...guestPhotographs].map(({ picture }) => picture),
  // The owner can choose a photograph only after it is encoded.
  ...addedPhotographs.map(({ file }) => photographName(file)),
];
const overFullWidth = [
  ...heroSlides.flatMap(({ image, tallImage }) => [image, tallImage]),
  ...theDay.map(({ image }) => image),
  ...galleries.flatMap(([main]) => main ?? []),
  ...[pageTexts.tours.picture, faqHead.picture, history.picture, closing].flatMap(
    ({ wide, tall }) => (tall ? [wide, tall] : [wide]),
  ),
  about.hero.image,
  about.hero.tallImage,
  ...about.sections.slice(2, 3).map(({ image }) => image),
  pageTexts.notFound.picture,
];

/**
 * The pictures of all pages and cards. For a picture with several uses, it contains the use that needs the widest
 * files.
 */
export const usesOnSite: ReadonlyMap<string, Use> = new Map([
  ...onCards.map((name): [string, Use] => [name, 'on cards']),
  ...inParts.map((name): [string, Use] => [name, 'in a part']),
  ...overFullWidth.map((name): [string, Use] => [name, 'full width']),
]);

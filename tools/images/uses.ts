import { existsSync } from 'node:fs';

import { contentDir, loadContent } from '#content/load-content.ts';
import { photographName } from '#content/photograph-name.ts';
import { socialCards } from '../../art/social.ts';
import { specifiedContentIn } from '../select-content.ts';
import { projectDir } from '../setup/launch.mjs';

/** The use of a picture: as wide as the screen, beside other content, or only on cards for shared links. */
export type Use = 'full width' | 'in a part' | 'on cards';

type Content = ReturnType<typeof loadContent>;

function findInParts(content: Content): readonly string[] {
  const { about, guestPhotographs, guides, history, home, photographs, tourGalleries, tours } =
    content;
  return [
    ...tours.map(({ image }) => image),
    ...Object.values(tourGalleries).flat(),
    ...home.discover.slideshow.map(({ image }) => image),
    ...history.chapters.flatMap(({ image }) => image ?? []),
    about.story.image,
    ...about.sections.map(({ image }) => image),
    ...[...guides, ...guestPhotographs].map(({ picture }) => picture),
    // The owner can choose a photograph only after it is encoded.
    ...photographs.photographs
      .filter(({ picture }) => picture === undefined)
      .map(({ file }) => photographName(file)),
  ];
}

function findFullWidth(content: Content): readonly string[] {
  const { about, faqHead, history, home, pages, tourGalleries } = content;
  return [
    ...home.heroSlides.flatMap(({ image, tallImage }) => [image, tallImage]),
    ...home.theDay.map(({ image }) => image),
    ...Object.values(tourGalleries).flatMap(([main]) => main ?? []),
    ...[pages.tours.picture, faqHead.picture, history.picture, home.closing].flatMap(
      ({ wide, tall }) => (tall ? [wide, tall] : [wide]),
    ),
    about.hero.image,
    about.hero.tallImage,
    ...about.sections.slice(2, 3).map(({ image }) => image),
    pages.notFound.picture,
  ];
}

/**
 * Finds the pictures of all pages and cards. For a picture with several uses, it returns the use that needs the widest
 * files.
 */
export const findUses = (
  contents: readonly Content[],
  cardPictures: readonly string[],
): ReadonlyMap<string, Use> =>
  new Map([
    ...cardPictures.map((name): [string, Use] => [name, 'on cards']),
    ...contents.flatMap(findInParts).map((name): [string, Use] => [name, 'in a part']),
    ...contents.flatMap(findFullWidth).map((name): [string, Use] => [name, 'full width']),
  ]);

// The tests show the pictures of the specification, so these stay encoded when the owner chooses others.
const contentDirs = new Set([contentDir, specifiedContentIn(projectDir)]);

/** The uses of all pictures that the site or its tests show. */
export const usesOnSite = findUses(
  [...contentDirs].filter((dir) => existsSync(dir)).map(loadContent),
  Object.values(socialCards).map(({ picture }) => picture),
);

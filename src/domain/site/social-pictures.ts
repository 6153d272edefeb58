import { socialAlts } from '#content/content.data.ts';

const isSocialName = (name: string): boolean => Object.hasOwn(socialAlts, name);

/** Returns the 1200 × 630 JPEG for shared links. */
const socialPictureOf = (name: string) => ({
  url: `/images/social/${name}.jpg`,
  width: 1200,
  height: 630,
  alt: socialAlts[name] ?? '',
});

/** Returns the picture for links to a path such as `/tours` or `/tour/lamanai-tour-hopkins`. Every path has one. */
export function socialPictureFor(path: string) {
  const [page = '', tourId = ''] = path.split('/').filter((part) => part !== '');
  if (page === '') return socialPictureOf('home');
  if (page === 'tour') return socialPictureOf(isSocialName(tourId) ? tourId : 'tour');
  return socialPictureOf(isSocialName(page) ? page : 'default');
}

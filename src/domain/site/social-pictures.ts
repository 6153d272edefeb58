import { socialPictures } from '#content/social-pictures.generated.ts';

/** The pages and tours that have a picture for shared links. */
type SocialName = keyof typeof socialPictures;

const isSocialName = (name: string): name is SocialName => Object.hasOwn(socialPictures, name);

/** Returns the 1200 × 630 JPEG for shared links. */
const socialPictureOf = (name: SocialName) => ({
  url: `/images/social/${name}.jpg`,
  width: 1200,
  height: 630,
  alt: socialPictures[name],
});

/** Returns the picture for links to a path such as `/tours` or `/tour/lamanai-tour-hopkins`. Every path has one. */
export function socialPictureFor(path: string) {
  const [page = '', tourId = ''] = path.split('/').filter((part) => part !== '');
  if (page === '') return socialPictureOf('home');
  if (page === 'tour') return socialPictureOf(isSocialName(tourId) ? tourId : 'tour');
  return socialPictureOf(isSocialName(page) ? page : 'default');
}

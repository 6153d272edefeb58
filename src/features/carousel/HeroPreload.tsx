import { heroPictures } from '#domain/picture-use.ts';
import { type PictureName, pictureSrcSet, pictureUrl } from '#domain/pictures.ts';
import { FULL_SCREEN_SIZES, TALL_SCREENS } from '#ui/Picture.tsx';

import { HERO_TALL_SIZES } from './hero-picture.ts';

interface PicturePreloadProps {
  name: PictureName;
  sizes: string;
  media: string;
}

/** The same choice as the `picture` element's, so that nothing is loaded twice. */
const PicturePreload = ({ name, sizes, media }: PicturePreloadProps) => (
  <link
    rel="preload"
    as="image"
    type="image/avif"
    href={pictureUrl(name, 480, 'avif')}
    imageSrcSet={pictureSrcSet(name, 'avif')}
    imageSizes={sizes}
    media={media}
    fetchPriority="high"
  />
);

/** Lets the first slide's picture start before the page's body is read. */
export function HeroPreload() {
  const [first] = heroPictures;
  if (!first?.tall) return null;
  return (
    <>
      <PicturePreload name={first.tall} sizes={HERO_TALL_SIZES} media={TALL_SCREENS} />
      <PicturePreload
        name={first.wide}
        sizes={FULL_SCREEN_SIZES}
        media="not ((max-width: 599.95px) or (max-aspect-ratio: 4/5))"
      />
    </>
  );
}

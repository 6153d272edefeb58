import Box from '@mui/material/Box';
import { getLuminance, type SxProps, type Theme } from '@mui/material/styles';
import { Fragment } from 'react';

import {
  pictureFallbackUrl,
  pictureOf,
  pictureSrcSet,
  pictureUrl,
  type Picture as PictureData,
} from '#domain/site/pictures.ts';
import type { PictureName } from '#content/pictures.generated.ts';

/** Where an upright composition stands in for the wide one. */
export const TALL_SCREENS = '(max-width: 599.95px), (max-aspect-ratio: 4/5)';
const OTHER_SCREENS = 'not ((max-width: 599.95px) or (max-aspect-ratio: 4/5))';

/** `sizes` of a picture that fills the screen: as `cover` crops it, it is as wide as its height demands. */
export const FULL_SCREEN_SIZES = 'max(100vw, 178vh)';
/** Less than is drawn: a phone whose screen is not of the densest takes the smaller file, and no eye sees it. */
const FULL_SCREEN_TALL_SIZES = 'max(75vw, 48vh)';

/** `natural` keeps the picture's shape, `cover` fills the nearest positioned ancestor, the others have a shape of their own. */
const frames = {
  natural: { width: '100%', height: 'auto' },
  cover: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  wide: { width: '100%', height: 'auto', aspectRatio: '16 / 9' },
  card: { width: '100%', height: 'auto', aspectRatio: '3 / 2' },
  band: { width: '100%', height: 'auto', aspectRatio: '3 / 1' },
} as const;

interface PictureProps {
  name: PictureName;
  /** As in HTML: how wide the picture is shown. */
  sizes: string;
  /** Pixels that no screen needs more of, where it is always shown small. */
  widest?: number;
  variant?: keyof typeof frames;
  /** The upright composition for narrow screens, shown over their whole height unless `tallSizes` says otherwise. */
  tall?: PictureName;
  tallSizes?: string;
  /** For the one picture of the first screen: loaded at once and before others. */
  priority?: boolean;
  /** Overrides the picture's own text; empty where the words beside it say the same. */
  alt?: string;
  sx?: SxProps<Theme>;
}

export function Picture(props: PictureProps) {
  const { name, sizes, variant = 'natural', tall, tallSizes = FULL_SCREEN_TALL_SIZES } = props;
  const { priority = false, widest, sx = [] } = props;
  const picture = pictureOf(name);
  const upright = tall && pictureOf(tall);
  const compositions: Composition[] = [
    ...(tall ? [{ name: tall, sizes: tallSizes, media: TALL_SCREENS }] : []),
    { name, sizes, widest },
  ];
  return (
    <>
      {priority &&
        compositions.map((one) => (
          <Preload key={one.name} {...one} media={one.media ?? (tall && OTHER_SCREENS)} />
        ))}
      <picture>
        {compositions.map((one) => (
          <Fragment key={one.name}>
            <source {...sourceOf(one, 'avif')} />
            <source {...sourceOf(one, 'webp')} />
          </Fragment>
        ))}
        <Box
          component="img"
          // Attributes in this order: WebKit starts to load as soon as it reads `src`.
          loading={priority ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' })}
          decoding="async"
          alt={props.alt ?? picture.alt}
          width={picture.width}
          height={picture.height}
          sizes={sizes}
          srcSet={pictureSrcSet(name, 'jpg', widest)}
          src={pictureFallbackUrl(name)}
          sx={[
            { display: 'block', objectFit: 'cover', ...frames[variant], ...cropOf(picture) },
            upright ? { [`@media ${TALL_SCREENS}`]: cropOf(upright) } : {},
            ...(Array.isArray(sx) ? sx : [sx]),
          ]}
        />
      </picture>
    </>
  );
}

interface Composition {
  name: PictureName;
  sizes: string;
  widest?: number | undefined;
  /** The upright one's, which has a shape of its own. */
  media?: string | undefined;
}

/** Lets the picture start before the page's body is read. The same choice as below, so that nothing is loaded twice. */
const Preload = ({ name, sizes, media }: Composition) => (
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

function sourceOf({ name, sizes, widest, media }: Composition, format: 'avif' | 'webp') {
  const { width, height } = pictureOf(name);
  const srcSet = pictureSrcSet(name, format, widest);
  return { type: `image/${format}`, srcSet, sizes, ...(media && { width, height, media }) };
}

const cropOf = ({ focus: [x, y], placeholder }: PictureData) => ({
  objectPosition: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
  backgroundImage: `linear-gradient(${placeholder.join(', ')})`,
  // A browser that cannot load the picture writes its text at the top of it.
  color: getLuminance(placeholder[0]) < 0.2 ? 'common.white' : 'text.primary',
});

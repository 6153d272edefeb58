import Box from '@mui/material/Box';
import { getLuminance } from '@mui/material/styles';
import { Fragment } from 'react';

import type { Picture as PictureData, PictureFormat } from '#content/picture.ts';
import type { PictureName } from '#content/pictures.generated.ts';
import {
  pictureFallbackUrl,
  pictureFormats,
  pictureOf,
  pictureSrcSet,
  pictureUrl,
} from '#domain/site/pictures.ts';

/** Screens that show an upright composition instead of a wide one. */
export const TALL_SCREENS = '(max-width: 599.95px), (max-aspect-ratio: 4/5)';
const OTHER_SCREENS = 'not ((max-width: 599.95px) or (max-aspect-ratio: 4/5))';

/**
 * The `sizes` attribute of a picture that fills the screen. `cover` crops the picture, so its width depends on its
 * height.
 */
export const FULL_SCREEN_SIZES = 'max(100vw, 178vh)';
/**
 * The frames of a picture: `cover` fills the nearest positioned ancestor, and each of the others sets its own aspect
 * ratio.
 */
const frames = {
  cover: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  wide: { width: '100%', height: 'auto', aspectRatio: '16 / 9' },
  card: { width: '100%', height: 'auto', aspectRatio: '3 / 2' },
  portrait: { width: '100%', height: 'auto', aspectRatio: '4 / 5' },
  tall: { width: '100%', height: 'auto', aspectRatio: '2 / 3' },
} as const;

interface PictureProps {
  name: PictureName;
  /** The width at which the picture is shown, like the `sizes` attribute in HTML. */
  sizes: string;
  /** The largest width in pixels that any screen needs. Set it for a picture that is always small. */
  widest?: number;
  variant: keyof typeof frames;
  /** The upright composition for narrow screens. It is as wide as the screen there. */
  tall?: PictureName;
  /** Loads the picture at once and before other files. Set it for the main picture of the first screen. */
  priority?: boolean;
  /** Overrides the default alternative text; empty if the text beside the picture says the same. */
  alt?: string;
}

export function Picture(props: PictureProps) {
  const { name, sizes, variant, tall, widest, priority = false } = props;
  const picture = pictureOf(name);
  const upright = tall && pictureOf(tall);
  const fallback = pictureFormats(name).at(-1) ?? 'jpg';
  const compositions: Composition[] = [
    ...(tall ? [{ name: tall, sizes: '100vw', media: TALL_SCREENS }] : []),
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
            {pictureFormats(one.name)
              .filter((format) => format !== 'jpg')
              .map((format) => (
                <source key={format} {...sourceOf(one, format)} />
              ))}
          </Fragment>
        ))}
        <Box
          component="img"
          // Keep this order of attributes, because WebKit starts to load the picture as soon as React sets `src`.
          loading={priority ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' })}
          decoding="async"
          alt={props.alt ?? picture.alt}
          width={picture.width}
          height={picture.height}
          sizes={sizes}
          srcSet={pictureSrcSet(name, fallback, widest)}
          src={pictureFallbackUrl(name)}
          sx={[
            { display: 'block', objectFit: 'cover', ...frames[variant], ...cropOf(picture) },
            upright ? { [`@media ${TALL_SCREENS}`]: cropOf(upright) } : {},
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
  /** The media query for which the composition is used; undefined for all screens. */
  media?: string | undefined;
}

/**
 * Preloads the picture before the body is parsed. The tag must select the same file as the `picture` element, so that
 * no file is loaded in vain.
 */
function Preload({ name, sizes, media }: Composition) {
  const [format = 'avif'] = pictureFormats(name);
  const { [format]: widths } = pictureOf(name).widths;
  const medium = widths.find((width) => width >= 480) ?? widths.at(-1) ?? 0;
  return (
    <link
      rel="preload"
      as="image"
      type={`image/${format}`}
      href={pictureUrl(name, medium, format)}
      imageSrcSet={pictureSrcSet(name, format)}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}

function sourceOf({ name, sizes, widest, media }: Composition, format: PictureFormat) {
  const { width, height } = pictureOf(name);
  const srcSet = pictureSrcSet(name, format, widest);
  return { type: `image/${format}`, srcSet, sizes, ...(media && { width, height, media }) };
}

const cropOf = ({ focus: [x, y], placeholder }: PictureData) => ({
  objectPosition: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
  backgroundImage: `linear-gradient(${placeholder.join(', ')})`,
  // If the picture cannot be loaded, its alternative text is shown at its top, so the text color must match the
  // placeholder.
  color: getLuminance(placeholder[0]) < 0.2 ? 'common.white' : 'text.primary',
});

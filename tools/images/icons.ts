import sharp from 'sharp';

import { brandMark } from '#theme/brand-mark.ts';
import { colors } from '#theme/colors.ts';

const tones = { ground: colors.jungle, pyramid: colors.sun, crocodile: colors.paper } as const;

interface Shape {
  /** The radius of the background's corners, in 32nds of its size. */
  readonly radius: number;
  /** The size of the mark relative to the background. The system may crop the part around the mark. */
  readonly scale: number;
}

/** Browsers show this icon small and without cropping, so the mark fills it. */
const small: Shape = { radius: 5, scale: 1 };
const large: Shape = { radius: 6, scale: 0.86 };
/** The system rounds the corners of this icon. */
const square: Shape = { radius: 0, scale: 0.8 };
/** The system may crop this icon to any shape, so the mark stays within the inner 80%. */
const maskable: Shape = { radius: 0, scale: 0.66 };

function svgOf({ radius, scale }: Shape): string {
  const inset = Number((16 * (1 - scale)).toFixed(2));
  const placed = scale === 1 ? '' : ` transform="translate(${inset} ${inset}) scale(${scale})"`;
  const corners = radius === 0 ? '' : ` rx="${radius}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corners} fill="${tones.ground}"/><g${placed}><path fill="${tones.pyramid}" d="${brandMark.pyramid}"/><path fill="${tones.crocodile}" d="${brandMark.crocodile}"/></g></svg>\n`;
}

const pngOf = (shape: Shape, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(shape)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Creates an .ico file with one PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // a file of icons,
  header.writeUInt16LE(1, 4); // one of them,
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // in one plane,
  header.writeUInt16LE(32, 12); // with 32 bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Draws the site's icons: paths below `public` with their content. */
export async function drawIcons(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ['favicon.svg', Buffer.from(svgOf(small))],
    ['favicon.ico', icoOf(await pngOf(small, 32), 32)],
    ['apple-touch-icon.png', await pngOf(square, 180)],
    ['icons/icon-192.png', await pngOf(large, 192)],
    ['icons/icon-512.png', await pngOf(large, 512)],
    ['icons/maskable-512.png', await pngOf(maskable, 512)],
  ]);
}

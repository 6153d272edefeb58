/** The content encodings in order of preference, with the file extension of the compressed file. */
export const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * True if the build also publishes a compressed copy of the file. Pictures and fonts are already compressed. Staff edit
 * `notices.json` on the host, where a compressed copy would keep the old text.
 * @param path relative to the site's folder
 */
export const isCompressed = (path: string) =>
  /\.(?:html|js|css|svg|webmanifest|xml|txt)$/.test(path);

/** Content encodings, best first, with the extension of the compressed file. */
export const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * True if a file is also published compressed. Pictures and fonts are already compressed; the staff edit `notices.json`
 * on the host, where a compressed copy would keep the old text.
 * @param path relative to the site's folder
 */
export const isCompressed = (path: string) =>
  /\.(?:html|js|css|svg|webmanifest|xml|txt)$/.test(path);

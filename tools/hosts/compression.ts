/** What goes to a browser compressed, best first: `Content-Encoding` and the ending of the file made for it. */
export const encodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * Whether a file is published compressed too. Pictures and fonts are so by themselves; the staff edit `notices.json`
 * on the host, where a compressed copy would go on telling what it said before.
 * @param path below the site's folder
 */
export const isCompressed = (path: string) =>
  /\.(?:html|js|css|svg|webmanifest|xml|txt)$/.test(path);

import { colors } from '#theme/colors.ts';
import { pages } from '#content/pages.ts';

import sameForAll from './webmanifest.json' with { type: 'json' };

/** The site as its settings name it. */
export interface NamedSite {
  readonly name: string;
  readonly url: string;
}

/** `sitemap.xml`: the canonical address of every page that wants to be found, in the order given. */
export function sitemapFile(documents: readonly string[]): string {
  const addresses = documents
    .filter((html) => !/<meta\b[^>]*\bcontent="noindex"/.test(html))
    .flatMap((html) => /<link\b[^>]*\brel="canonical"[^>]*\bhref="([^"]+)"/.exec(html)?.[1] ?? []);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** `site.webmanifest`: what a phone shows when the site is put on its home screen. */
export function webManifestFile({ name }: NamedSite): string {
  const manifest = {
    name,
    short_name: name,
    description: pages.get('/')?.description,
    background_color: colors.paper,
    theme_color: colors.paper,
    ...sameForAll,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** `robots.txt`: nothing is forbidden, since a page must be read for its noindex to count. */
export const robotsFile = ({ url }: NamedSite): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;

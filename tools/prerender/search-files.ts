import { colors } from '#theme/colors.ts';
import { pages } from '#content/pages.ts';

import sameForAll from './webmanifest.json' with { type: 'json' };

/** The site's name and URL from its settings. */
export interface NamedSite {
  readonly name: string;
  readonly url: string;
}

/** Returns `sitemap.xml` with the canonical URL of every page that search engines should list. */
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

/** Returns `site.webmanifest`, which a phone reads when a visitor adds the site to the home screen. */
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

/** Returns `robots.txt`. It allows everything, because a crawler must be able to read a page to find its noindex. */
export const robotsFile = ({ url }: NamedSite): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', url).href}\n`;

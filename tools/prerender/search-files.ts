import sameForAll from './webmanifest.json' with { type: 'json' };

const canonicalOf = (html: string) =>
  /<link\b[^>]*\brel="canonical"[^>]*\bhref="([^"]+)"/.exec(html)?.[1];

const isListed = (html: string) => !/<meta\b[^>]*\bcontent="noindex"/.test(html);

/** `sitemap.xml`: the canonical address of every page that wants to be found, in the order given. */
export function sitemapFile(pages: readonly string[]): string {
  const addresses = pages.filter(isListed).flatMap((html) => canonicalOf(html) ?? []);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

const contentOf = (html: string, attribute: string) =>
  new RegExp(String.raw`<meta\b[^>]*\b${attribute}[^>]*\bcontent="([^"]+)"`).exec(html)?.[1];

const plainText = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** `site.webmanifest`: what a phone shows when the site is put on its home screen; words from the home page's head. */
export function webManifestFile(homePage: string): string {
  const name = contentOf(homePage, 'property="og:site_name"');
  const description = contentOf(homePage, 'name="description"');
  const color = / data-paper="([^"]+)"/.exec(homePage)?.[1];
  if (!name || !description) throw new Error('The home page does not name the site');
  const manifest = {
    name: plainText(name),
    short_name: plainText(name),
    description: plainText(description),
    background_color: color,
    theme_color: color,
    ...sameForAll,
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** `robots.txt`: nothing is forbidden, since a page must be read for its noindex to count. */
export function robotsFile(homePage: string): string {
  const home = canonicalOf(homePage);
  if (!home) throw new Error('The home page has no canonical address');
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', home).href}\n`;
}

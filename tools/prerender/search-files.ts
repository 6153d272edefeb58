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

/** `robots.txt`: nothing is forbidden, since a page must be read for its noindex to count. */
export function robotsFile(homePage: string): string {
  const home = canonicalOf(homePage);
  if (!home) throw new Error('The home page has no canonical address');
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', home).href}\n`;
}

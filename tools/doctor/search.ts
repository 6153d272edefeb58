import { type Finding, judged, some } from './finding.ts';
import { pagePaths } from './host.ts';
import { get } from './network.ts';

/** Finds URLs that match a pattern. A build contains only absolute URLs. */
const urlsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)]
    .map(([, address = '']) => address)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));

/** Checks that search engines and shared links receive URLs of this site. */
export async function searchFindings(origin: string): Promise<readonly Finding[]> {
  const read = (path: string) =>
    get(path, origin).then(
      ({ status, text }) => (status === 200 ? text : ''),
      () => '',
    );
  const [map = '', robots = '', ...pages] = await Promise.all(
    ['/sitemap.xml', '/robots.txt', ...pagePaths].map(read),
  );
  const listed = pages
    .map((html, index) => ({ html, path: pagePaths[index] }))
    .filter(({ html }) => html !== '' && !/<meta\b[^>]*\bcontent="noindex"/.test(html));
  const html = listed.map((page) => page.html).join('\n');
  const entries = urlsIn(map, /<loc>([^<]+)<\/loc>/g);
  const told = [
    ...urlsIn(
      html,
      /\b(?:rel="canonical"[^>]*\bhref|property="og:image"[^>]*\bcontent)="([^"]*)"/g,
    ),
    ...entries,
  ];
  const others = new Set(told.map((url) => url.origin).filter((other) => other !== origin));
  const absent = listed.flatMap(({ path = '' }) =>
    entries.some(({ pathname }) => pathname === path) ? [] : [path],
  );
  return judged('Search engines and shared links are told the address of each page.', [
    [
      others.size > 0,
      `Search engines and shared links are told that the address is ${some([...others])} and not ${origin}.`,
      `Set VITE_SITE_URL="${origin}" in .env.local, build and publish again; or ask the address that the pages name.`,
    ],
    [
      absent.length > 0,
      `The site map leaves out ${some(absent)}.`,
      'Build and publish again: the published site is older than this tree.',
    ],
    [
      !robots.includes('Sitemap:') || /^Disallow: *\/\s*$/im.test(robots),
      'robots.txt does not lead search engines to the site map, or forbids them the whole site.',
      'Publish the robots.txt of dist/; some hosts put another over previews.',
    ],
  ]);
}

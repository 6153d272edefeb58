import { type Finding, judged, some } from './finding.ts';
import { pagePaths } from './host.ts';
import { type LiveSite, textAt } from './network.ts';

const attributeIn = (html: string, tag: RegExp, attribute: string) =>
  new RegExp(String.raw`\b${attribute}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1] ?? '';

/** The addresses that can be read, of which a build has nothing but whole ones. */
const urlsIn = (addresses: readonly string[]) =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address));

const isPicture = ({ ask }: LiveSite, path: string) =>
  ask(path).then(
    ({ status, headers }) =>
      status === 200 && (headers.get('content-type') ?? '').startsWith('image/'),
    () => false,
  );

/** Whether search engines and shared links are given this site's own addresses, and whether these answer. */
export async function searchFindings(site: LiveSite): Promise<readonly Finding[]> {
  const { origin } = site;
  const read = (path: string) => textAt(site, path);
  const texts = await Promise.all(
    pagePaths.map(async (path) => ({ path, html: await read(path) })),
  );
  const listed = texts.filter(
    ({ html }) => html !== '' && !/<meta\b[^>]*\bcontent="noindex"/.test(html),
  );
  const [map = '', robots = ''] = await Promise.all(['/sitemap.xml', '/robots.txt'].map(read));
  const entries = urlsIn([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at));
  const own = urlsIn(
    listed.map(({ html }) => attributeIn(html, /<link\b[^>]*\brel="canonical"[^>]*>/, 'href')),
  );
  const pictures = urlsIn(
    listed.map(({ html }) =>
      attributeIn(html, /<meta\b[^>]*\bproperty="og:image"[^>]*>/, 'content'),
    ),
  );
  const paths = [...new Set(pictures.map(({ pathname }) => pathname))];
  const isThere = await Promise.all(paths.map((path) => isPicture(site, path)));

  const others = new Set([...own, ...pictures, ...entries].map((url) => url.origin));
  others.delete(origin);
  const lost = paths.filter((_, index) => !isThere[index]);
  const absent = listed
    .map(({ path }) => path)
    .filter((path) => entries.every(({ pathname }) => pathname !== path));
  return judged(
    'Search engines are told the address of each page, and shared links find their pictures.',
    [
      [
        others.size > 0,
        `Search engines and shared links are told that the address is ${some([...others])} and not ${origin}.`,
        `Set VITE_SITE_URL="${origin}" in .env.local, build and publish again; or ask the address that the pages name.`,
      ],
      [
        lost.length > 0,
        `Shared links show no picture: ${some(lost)} cannot be fetched.`,
        'Publish the whole of dist/ again, with images/social/.',
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
    ],
  );
}

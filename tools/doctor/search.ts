import { type Finding, fine, some, todo } from './finding.ts';
import { pagePaths } from './host-rows.ts';
import { type LiveSite, textAt } from './network.ts';

const attributeIn = (html: string, tag: RegExp, attribute: string) =>
  new RegExp(String.raw`\b${attribute}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1];

const canonicalIn = (html: string) =>
  attributeIn(html, /<link\b[^>]*\brel="canonical"[^>]*>/, 'href');
const pictureIn = (html: string) =>
  attributeIn(html, /<meta\b[^>]*\bproperty="og:image"[^>]*>/, 'content');

/** Whether search engines are asked to leave the page out; such a page needs no canonical address. */
const isUnlisted = (html: string) => /<meta\b[^>]*\bcontent="noindex"/.test(html);

const addressFix = (origin: string) =>
  `Set VITE_SITE_URL="${origin}" in .env.local, build and publish again; or ask the address that the pages name.`;

interface Page {
  readonly path: string;
  readonly html: string;
}

/** Where the addresses that pages give of themselves lead to another site, each once. */
function foreignFindings(origin: string, what: string, addresses: readonly string[]): Finding[] {
  const others = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(others)]
    .filter((other) => other !== origin)
    .map((other) => todo(`${what} ${other} and not ${origin}.`, addressFix(origin)));
}

async function pictureFindings(site: LiveSite, pages: readonly Page[]): Promise<Finding[]> {
  const addresses = [...new Set(pages.flatMap(({ html }) => pictureIn(html) ?? []))];
  const bare = pages.filter(({ html }) => !pictureIn(html)).map(({ path }) => path);
  const paths = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).pathname);
  const answers = await Promise.all(
    paths.map((path) =>
      site.ask(path).then(
        ({ status, headers }) =>
          status === 200 && (headers['content-type'] ?? '').startsWith('image/'),
        () => false,
      ),
    ),
  );
  const lost = paths.filter((_, index) => !answers[index]);
  return [
    ...(bare.length > 0
      ? [
          todo(
            `A shared link to ${some(bare)} shows no picture: the page names none.`,
            'Publish again what npm run build makes.',
          ),
        ]
      : []),
    ...(lost.length > 0
      ? [
          todo(
            `Shared links show no picture: ${some(lost)} cannot be fetched.`,
            'Publish the whole of dist/ again, with images/social/.',
          ),
        ]
      : []),
    ...foreignFindings(site.origin, 'The pictures of shared links name', addresses),
  ];
}

/** Whether search engines and shared links are given this site's own addresses, and whether these answer. */
export async function previewFindings(site: LiveSite): Promise<readonly Finding[]> {
  const texts = await Promise.all(
    pagePaths.map(async (path) => ({ path, html: await textAt(site, path) })),
  );
  const listed = texts.flatMap(({ path, html }): Page[] =>
    html === undefined || isUnlisted(html) ? [] : [{ path, html }],
  );
  const wrong = listed.filter(({ path, html }) => {
    const address = canonicalIn(html);
    return !address || !URL.canParse(address) || new URL(address).pathname !== path;
  });
  const findings = [
    ...(wrong.length > 0
      ? [
          todo(
            `${some(wrong.map(({ path }) => path))} is given to search engines under another address.`,
            'Publish again what npm run build makes.',
          ),
        ]
      : []),
    ...foreignFindings(
      site.origin,
      'Search engines are told that the address is',
      listed.flatMap(({ html }) => canonicalIn(html) ?? []),
    ),
    ...(await pictureFindings(site, listed)),
  ];
  return findings.length > 0
    ? findings
    : [fine('Each page names its own address, and its picture for shared links can be fetched.')];
}

/** Whether `sitemap.xml` and `robots.txt` lead search engines to this site's pages. */
export async function searchFindings(site: LiveSite): Promise<readonly Finding[]> {
  const [map, robots, ...pages] = await Promise.all(
    ['/sitemap.xml', '/robots.txt', ...pagePaths].map((path) => textAt(site, path)),
  );
  const entries = [...(map ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const inMap = new Set(
    entries.filter((entry) => URL.canParse(entry)).map((entry) => new URL(entry).pathname),
  );
  const absent = pagePaths.filter((path, index) => {
    const html = pages[index];
    return html !== undefined && !isUnlisted(html) && !inMap.has(path);
  });
  const [, named] = /^Sitemap: *(\S+)/im.exec(robots ?? '') ?? [];
  const findings = [
    ...(entries.length === 0
      ? [
          todo(
            'There is no site map at /sitemap.xml that can be read.',
            'Publish the whole of dist/ again.',
          ),
        ]
      : absent.length > 0
        ? [
            todo(
              `The site map leaves out ${some(absent)}.`,
              'Build and publish again: the published site is older than this tree.',
            ),
          ]
        : []),
    ...foreignFindings(site.origin, 'The site map names', entries),
    ...(/^Disallow: *\/\s*$/im.test(robots ?? '')
      ? [
          todo(
            'robots.txt forbids search engines the whole site.',
            'Publish the robots.txt of dist/; some hosts put another over previews.',
          ),
        ]
      : []),
    ...(robots === undefined || !named
      ? [
          todo(
            'There is no robots.txt that names the site map.',
            'Publish the whole of dist/ again.',
          ),
        ]
      : foreignFindings(site.origin, 'robots.txt names a site map at', [named])),
  ];
  return findings.length > 0
    ? findings
    : [
        fine(
          `The site map names all ${inMap.size} pages for search engines, and robots.txt names the site map.`,
        ),
      ];
}

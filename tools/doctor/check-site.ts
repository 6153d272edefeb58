import { securityHeaders } from '../prerender/host-files.ts';

const TIMEOUT_MS = 20_000;

/**
 * Asks a published site for its pages and returns what is wrong with the answers, one sentence each.
 * @param origin such as `https://www.your-site.com`
 * @param shortAddress a path of the site that redirects, such as `/tour/belize-city`
 */
export async function checkSite(origin: string, shortAddress: string): Promise<string[]> {
  const get = async (path: string) => {
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const statusProblem = async (path: string, expected: readonly number[]) => {
    const { status } = await get(path);
    return expected.includes(status)
      ? []
      : [`${path} is answered with ${status} instead of ${expected.join(' or ')}`];
  };

  const home = await get('/');
  const movedTo = home.headers.get('location');
  if (movedTo) return [`the site is at ${movedTo}: ask that address`];
  const [robots, sitemap] = await Promise.all([get('/robots.txt'), get('/sitemap.xml')]);
  const listed = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url),
  );
  const foreign = new Set(listed.map((url) => url.origin).filter((each) => each !== origin));
  const answers = await Promise.all([
    ...['/', '/book', ...listed.map(({ pathname }) => pathname)].map((path) =>
      statusProblem(path, [200]),
    ),
    statusProblem('/nowhere', [404]),
    statusProblem(shortAddress, [301, 308]),
  ]);
  return [
    ...answers.flat(),
    ...Object.keys(securityHeaders)
      .filter((name) => !home.headers.has(name))
      .map((name) => `/ is answered without ${name}: the host does not read dist/_headers`),
    ...(listed.length === 0 ? ['/sitemap.xml lists no page'] : []),
    ...[...foreign].map(
      (other) => `the pages say that they are at ${other}: set VITE_SITE_URL to ${origin}`,
    ),
    ...(!robots.text.includes('Sitemap:') || /^Disallow: *\/\s*$/im.test(robots.text)
      ? ['/robots.txt does not lead search engines to the site map, or forbids them the site']
      : []),
  ];
}

import { type Chapter, type Finding, fine, judged, look, some, todo } from './finding.ts';
import { hostFindings } from './host.ts';
import { type Answer, get, liveSite, networkWords } from './network.ts';
import { liveNoticesFindings } from './notices.ts';
import { searchFindings } from './search.ts';
import { isPlaceholder, type Settings } from './settings.ts';

/** Placeholders that guests would write to or call. */
export function contactFindings(home: string): readonly Finding[] {
  const contacts = [...home.matchAll(/\bhref="(?:mailto:|tel:|https:\/\/wa\.me\/)([^"?]+)/g)].map(
    ([, contact = '']) => contact,
  );
  const samples = [...new Set(contacts.filter(isPlaceholder))];
  return judged('The contacts on the home page are no placeholders.', [
    [
      samples.length > 0,
      `The home page still shows the placeholders ${some(samples)}.`,
      'Fill in .env.local, build and publish again; npm run doctor without an address says what is missing.',
    ],
  ]);
}

/** The web address that was typed, if it is one; without its beginning it is taken for https. */
function readAddress(typed: string): URL | undefined {
  const isBare = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:\/|$)|^localhost(?::\d+)?(?:\/|$)/i.test(
    typed,
  );
  const address = isBare ? `https://${typed}` : typed;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Whether those who type the address without https are led to it. */
export async function plainFinding(plainOrigin: string): Promise<Finding> {
  try {
    const { status, headers } = await get(plainOrigin, plainOrigin);
    return headers.get('location')?.startsWith('https:')
      ? fine('Who comes by http: is led to https:.')
      : todo(
          `${plainOrigin} answers with ${status} and does not lead to https:, so that what guests type could be read on the way.`,
          'Have the host redirect http to https; most have a switch for it.',
        );
  } catch {
    return look(
      `${plainOrigin} gives no answer.`,
      'Links that begin with http: fail. Have the host redirect http to https.',
    );
  }
}

async function secureFindings({ protocol, port, hostname }: URL): Promise<Finding[]> {
  if (['localhost', '127.0.0.1'].includes(hostname)) return [];
  if (protocol === 'https:') return port === '' ? [await plainFinding(`http://${hostname}`)] : [];
  return [
    look(
      'The address begins with http:.',
      'Ask again with https: in front. If that fails, have the host give the site a certificate.',
    ),
  ];
}

/** What keeps the site from being asked further. */
function obstacle(origin: string, { status, headers, text }: Answer): Finding | undefined {
  const location = headers.get('location');
  if (location) {
    return todo(
      `${origin} answers with ${status} and leads to ${location}.`,
      `If that is the site, ask it: npm run doctor ${location}`,
    );
  }
  if (status === 200 && /\bdata-scripts="\/assets\//.test(text)) return undefined;
  return todo(
    `${origin} answers with ${status}, and not with a home page of this site.`,
    'Look at the address in a browser, and publish dist/ there (docs/operations.md, "Publishing").',
  );
}

async function entrance(address: string, url: URL | undefined) {
  if (!url) return todo(`"${address}" is no web address.`, 'Write it like https://www.example.com');
  try {
    const home = await get(`${url.origin}/`, url.origin);
    return obstacle(url.origin, home) ?? home;
  } catch (error) {
    const [text, next] = networkWords(error);
    return todo(`${url.origin} gives no answer: ${text}.`, next);
  }
}

/** Asks a live site what its visitors would; whatever the network does is told in sentences. */
export async function liveChapters(
  address: string,
  settings: Settings,
): Promise<readonly Chapter[]> {
  const url = readAddress(address);
  const home = await entrance(address, url);
  if (!url || 'grade' in home)
    return [{ title: 'The site', findings: 'grade' in home ? [home] : [] }];
  const { origin } = url;
  const site = liveSite(origin);
  const [secure, host, search, notices] = await Promise.all([
    secureFindings(url),
    hostFindings(site, home.text),
    searchFindings(site),
    liveNoticesFindings(origin, settings['VITE_NOTICES_URL']),
  ]);
  const published = home.headers.get('last-modified') ?? 'the host does not say when';
  return [
    {
      title: 'The site',
      findings: [
        fine(`Asked the whole of ${origin}, published: ${published}.`),
        ...secure,
        ...contactFindings(home.text),
      ],
    },
    { title: 'The host', findings: host },
    { title: 'Search engines and shared links', findings: search },
    { title: 'Closed days and the notice', findings: notices },
  ];
}

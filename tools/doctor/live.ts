import { belizeToday, formatDay } from '#domain/calendar.ts';

import { decoded } from '../hosts/ask.ts';

import { type Chapter, type Finding, fine, look, some, todo } from './finding.ts';
import { hostFindings } from './host.ts';
import { liveSite, networkNext, networkWords } from './network.ts';
import { liveNoticesFindings } from './notices.ts';
import { previewFindings, searchFindings } from './search.ts';
import { isPlaceholder, type Settings } from './settings.ts';

const DAY_MS = 86_400_000;

/** When the home page was put there, if the host says so. */
export function ageFindings(lastModified: string | undefined, now: Date): readonly Finding[] {
  const published = new Date(lastModified ?? '');
  if (Number.isNaN(published.getTime())) {
    return [fine('The host does not say how old this build is.')];
  }
  const days = Math.floor((now.getTime() - published.getTime()) / DAY_MS);
  const ago = days < 1 ? 'today' : `${days} ${days === 1 ? 'day' : 'days'} ago`;
  return [fine(`The home page was published on ${formatDay(belizeToday(published))} (${ago}).`)];
}

/** Placeholders that guests would write to or call. */
export function contactFindings(home: string): readonly Finding[] {
  const contacts = [...home.matchAll(/\bhref="(?:mailto:|tel:|https:\/\/wa\.me\/)([^"?]+)/g)].map(
    ([, contact = '']) => contact,
  );
  const samples = [...new Set(contacts.filter(isPlaceholder))];
  return samples.length === 0
    ? [fine('The contacts on the home page are no placeholders.')]
    : [
        todo(
          `The home page still shows the placeholders ${some(samples)}.`,
          'Fill in .env.local, build and publish again; npm run doctor without an address says what is missing.',
        ),
      ];
}

const entrance = (findings: readonly Finding[]): Chapter[] => [{ title: 'The site', findings }];

/** @param path what was typed behind the name of the site */
const asked = (origin: string, path: string) =>
  path === '/' ? `Asked ${origin}.` : `Asked ${origin}: the whole site, not ${path} alone.`;

function movedFinding(origin: string, status: number, location: string): Finding {
  return todo(
    `${origin} answers with ${status} and leads to ${location}.`,
    `If that is the site, ask it: npm run doctor ${location}`,
  );
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
export async function plainFindings(plainOrigin: string): Promise<readonly Finding[]> {
  try {
    const { status, headers } = await liveSite(plainOrigin).ask('/');
    return headers.location?.startsWith('https:')
      ? [fine('Who comes by http: is led to https:.')]
      : [
          todo(
            `${plainOrigin} answers with ${status} and does not lead to https:, so that what guests type could be read on the way.`,
            'Have the host redirect http to https; most have a switch for it.',
          ),
        ];
  } catch {
    return [
      look(
        `${plainOrigin} gives no answer.`,
        'Links that begin with http: fail. Have the host redirect http to https.',
      ),
    ];
  }
}

/** Asks a live site what its visitors would; whatever the network does is told in sentences. */
export async function liveChapters(
  address: string,
  settings: Settings,
  now: Date = new Date(),
): Promise<readonly Chapter[]> {
  const url = readAddress(address);
  if (!url) {
    return entrance([
      todo(`"${address}" is no web address.`, 'Write it like https://www.example.com'),
    ]);
  }
  const { origin, pathname } = url;
  try {
    const site = liveSite(origin);
    const answer = await site.ask('/');
    const { status, headers } = answer;
    if (headers.location) return entrance([movedFinding(origin, status, headers.location)]);
    const home = decoded(answer).toString('utf8');
    if (status !== 200 || !/\bdata-scripts="\/assets\//.test(home)) {
      return entrance([
        todo(
          `${origin} answers with ${status}, and not with a home page of this site.`,
          'Look at the address in a browser, and publish dist/ there (docs/operations.md, "Publishing").',
        ),
      ]);
    }
    const isPublicSecure =
      url.protocol === 'https:' && url.port === '' && url.hostname !== 'localhost';
    const [host, previews, search, notices, plain] = await Promise.all([
      hostFindings(site, home),
      previewFindings(site),
      searchFindings(site),
      liveNoticesFindings(site, settings['VITE_NOTICES_URL']),
      isPublicSecure ? plainFindings(`http://${url.hostname}`) : [],
    ]);
    const isPublicPlain = origin.startsWith('http:') && !/\/\/(?:127\.|localhost)/.test(origin);
    return [
      ...entrance([
        fine(asked(origin, pathname)),
        ...plain,
        ...(isPublicPlain
          ? [
              look(
                'The address begins with http:.',
                'Ask again with https: in front. If that fails, have the host give the site a certificate.',
              ),
            ]
          : []),
        ...ageFindings(headers['last-modified'], now),
        ...contactFindings(home),
      ]),
      { title: 'The host', findings: host },
      { title: 'Search engines and shared links', findings: [...previews, ...search] },
      { title: 'Closed days and the notice', findings: notices },
    ];
  } catch (error) {
    return entrance([
      todo(`${origin} gives no answer: ${networkWords(error)}.`, networkNext(error)),
    ]);
  }
}

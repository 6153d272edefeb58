import { belizeToday, formatDay } from '#domain/calendar.ts';

import { decoded } from '../hosts/walk.ts';

import { type Chapter, type Finding, fine, look, some, todo, wordsOf } from './finding.ts';
import { hostFindings } from './host.ts';
import { liveSite, networkWords } from './network.ts';
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

const asked = (origin: string) => `Asked ${origin}.`;

function movedFinding(origin: string, status: number, location: string): Finding {
  return todo(
    `${origin} answers with ${status} and leads to ${location}.`,
    `If that is the site, ask it: npm run doctor ${location}`,
  );
}

/** The origin of what was typed. @throws Error in words */
function originOf(address: string): string {
  const typed = URL.canParse(address) ? new URL(address) : undefined;
  if (typed && /^https?:$/.test(typed.protocol)) return typed.origin;
  throw new Error(`"${address}" is no web address. Write it like https://www.example.com`);
}

/** Asks a live site what its visitors would; whatever the network does is told in sentences. */
export async function liveChapters(
  address: string,
  settings: Settings,
  now: Date = new Date(),
): Promise<readonly Chapter[]> {
  try {
    const origin = originOf(address);
    const site = liveSite(origin);
    const answer = await site.ask('/').catch((error: unknown) => {
      throw new Error(`${origin} gives no answer: ${networkWords(error)}.`, { cause: error });
    });
    const { status, headers } = answer;
    if (headers.location) return entrance([movedFinding(origin, status, headers.location)]);
    const home = decoded(answer).toString('utf8');
    if (status !== 200 || !/\bsrc="\/assets\/[^"]+\.js"/.test(home)) {
      return entrance([
        todo(
          `${origin} answers with ${status}, and not with a home page of this site.`,
          'Look at the address in a browser, and publish dist/ there (docs/operations.md, "Publishing").',
        ),
      ]);
    }
    const [host, previews, search, notices] = await Promise.all([
      hostFindings(site, home),
      previewFindings(site),
      searchFindings(site),
      liveNoticesFindings(site, settings['VITE_NOTICES_URL']),
    ]);
    const isPublicPlain = origin.startsWith('http:') && !/\/\/(?:127\.|localhost)/.test(origin);
    return [
      ...entrance([
        fine(asked(origin)),
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
      todo(wordsOf(error), 'Check the address and the connection, then try again.'),
    ]);
  }
}

import { join } from 'node:path';

import { bundledReviews } from '#content/content.data.ts';
import { tourIds } from '#domain/tours/tours.ts';
import { SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';

import { fetchPublishedContent } from '../build/published-content.ts';
import { fetchRelease, type Release } from '../release/release.ts';
import { isPlaceholder } from '../release/setting-problems.ts';
import { projectDir } from '../setup/launch.mjs';

import { changedPagesFindings } from './changed-pages.ts';
import { type Chapter, type Finding, fine, judged, look, some, todo } from './finding.ts';
import { liveGuestWordsFindings } from './guest-words.ts';
import { hostFindings } from './host.ts';
import { type Answer, get, networkWords } from './network.ts';
import { privacyFindings } from './privacy.ts';
import { searchFindings } from './search.ts';
import { liveSettingsFindings } from './settings.ts';

/** Finds placeholders among the email addresses and phone numbers that guests would use. */
function contactFindings(home: string): readonly Finding[] {
  const links = home.matchAll(/\bhref="(?:mailto:|tel:|https:\/\/wa\.me\/)([^"?]+)/g);
  const contacts = new Set([...links].map(([, contact = '']) => contact));
  const samples = [...contacts].filter(isPlaceholder);
  return judged('The contacts on the home page are no placeholders.', [
    [
      samples.length > 0,
      `The home page still shows the placeholders ${some(samples)}.`,
      'Fill in .env.local, build and publish again; npm run doctor without an address says what is missing.',
    ],
  ]);
}

/**
 * Parses the URL from the command line. A host name without a protocol counts as https. Returns undefined if the text
 * is no URL.
 */
function readAddress(typed: string): URL | undefined {
  const isBare = /^(?:(?:[\w-]+\.)+[a-z]{2,}|localhost)(?::\d+)?(?:\/|$)/i.test(typed);
  const address = isBare ? `https://${typed}` : typed;
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

/** Checks that the published content has a privacy page. */
async function livePrivacyFindings(origin: string): Promise<readonly Finding[]> {
  try {
    return privacyFindings(await fetchPublishedContent(origin));
  } catch {
    return [
      look(
        'The site does not have content.json, so its privacy page was not checked.',
        'Publish a new build of this version, and run the doctor again.',
      ),
    ];
  }
}

/** Reports the mistakes that keep the newest content from being published. */
const heldBackFindings = (published: Release | undefined): readonly Finding[] =>
  (published?.heldBack?.problems ?? []).map((problem) =>
    todo(
      `The newest content is not published: ${problem.replace(/\.$/, '')}.`,
      'Correct it in the forms, and save.',
    ),
  );

/** Checks that the host redirects visitors who open the URL without https to the URL with https. */
export async function plainFinding(plainOrigin: string): Promise<Finding> {
  try {
    const { status, headers } = await get('/', plainOrigin);
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

/** Returns the problem that makes further requests to the site useless, if there is one. */
function obstacle(origin: string, { status, headers, text }: Answer): Finding | undefined {
  const location = headers.get('location');
  if (location) {
    return todo(
      `${origin} answers with ${status} and leads to ${location}.`,
      `If that is the site, ask it: npm run doctor ${location}`,
    );
  }
  if (status === 200 && text.includes(` ${SCRIPTS_ATTRIBUTE}="/assets/`)) return undefined;
  return todo(
    `${origin} answers with ${status}, and not with a home page of this site.`,
    'Look at the address in a browser, and publish dist/ there (docs/operations.md, "Publishing").',
  );
}

const theSite = (...findings: readonly Finding[]): Chapter => ({ title: 'The site', findings });

/**
 * Checks a live site with requests like those of its visitors. Network errors become findings.
 * @param builtDir the build with which the served pages are compared
 */
export async function liveChapters(
  address: string,
  builtDir = join(projectDir, 'dist'),
): Promise<readonly Chapter[]> {
  const url = readAddress(address);
  if (!url) {
    return [
      theSite(todo(`"${address}" is no web address.`, 'Write it like https://www.example.com')),
    ];
  }
  const { origin } = url;
  const home = await get('/', origin).catch(networkWords);
  if (!('status' in home)) {
    return [theSite(todo(`${origin} gives no answer: ${home[0]}.`, home[1]))];
  }
  const blocked = obstacle(origin, home);
  if (blocked) return [theSite(blocked)];
  const tourPage = get(`/tour/${tourIds[0]}`, origin).then(
    ({ text }) => text,
    () => '',
  );
  const published = await fetchRelease(origin);
  const [secure, host, changed, privacy, search, guestWords] = await Promise.all([
    secureFindings(url),
    hostFindings(origin, home),
    changedPagesFindings(origin, builtDir, published?.pages),
    livePrivacyFindings(origin),
    searchFindings(origin),
    tourPage.then((html) => liveGuestWordsFindings(home.text, html, bundledReviews)),
  ]);
  const publishedAt = published?.publishedAt ?? home.headers.get('last-modified');
  const asked = fine(
    `Asked the whole of ${origin}, published: ${publishedAt ?? 'the host does not say when'}.`,
  );
  return [
    theSite(
      asked,
      ...secure,
      ...heldBackFindings(published),
      ...contactFindings(home.text),
      ...privacy,
    ),
    {
      title: 'Settings',
      findings: [...liveSettingsFindings(published)],
    },
    { title: "Guests' words", findings: guestWords },
    { title: 'The host', findings: [...host, ...changed] },
    { title: 'Search engines and shared links', findings: search },
  ];
}

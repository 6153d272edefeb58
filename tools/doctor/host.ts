import { plainPageLinks, tourRedirects } from '#content/content.data.ts';
import { pages } from '#content/pages.ts';
import { socialPictures } from '#content/social-pictures.generated.ts';
import { tours } from '#domain/tours/tours.ts';
import { SERVICE_WORKER_URL } from '#lib/document-contract.ts';

import { typeOf, wrongHeaders } from '../hosts/expected.ts';
import type { Row } from '../hosts/rows.ts';
import { fileHeaders, securityHeaders } from '../hosts/rules.ts';

import { type Finding, judged, look, some } from './finding.ts';
import { type Answer, get, networkWords } from './network.ts';

/** The paths of the pages in this working tree. The live site should have the same pages. */
export const pagePaths: readonly string[] = [
  ...pages.keys(),
  ...plainPageLinks.map(({ path }) => path),
  ...tours.map(({ id }) => `/tour/${id}`),
];

/** A path and the response that every host must send for it. */
type Question = Pick<Row, 'path' | 'status' | 'headers'>;

type Group = readonly [
  about: string,
  wellText: string,
  /** Explains how to fix an unexpected response. */
  next: string,
  questions: readonly Question[],
];

const rules = 'See that the host reads the rules of this build: docs/operations.md, "Publishing".';

function found(path: string): Question {
  const wanted = { ...securityHeaders, ...fileHeaders(path) };
  const caching = wanted['Cache-Control'] ?? '';
  return {
    path,
    status: [200],
    headers: {
      ...wanted,
      // Some hosts send a different value for files that must be revalidated.
      'Cache-Control': caching.includes('immutable')
        ? caching
        : new RegExp(`^(?:${caching}|no-cache|public, max-age=0, must-revalidate)$`),
      'Content-Type': typeOf(/\.\w+$/.test(path) ? path : `${path}.html`),
    },
  };
}

const redirect = (end: string, to: string): Question => ({
  path: `/tour/${end}`,
  status: [301, 308],
  headers: { Location: new RegExp(`^(?:https?://[^/]+)?${to}$`) },
});

/** Finds the first file of each kind in the HTML of the home page. */
const kindsIn = (home: string) =>
  ['js', 'woff2', 'avif', 'webp', 'jpg'].flatMap(
    (ending) =>
      new RegExp(String.raw`["\s,](/(?:assets|images)/[\w./-]+\.${ending})\b`).exec(home)?.[1] ??
      [],
  );

const cards = Object.keys(socialPictures).map((name) => `/images/social/${name}.jpg`);
const namedFiles = [
  '/favicon.svg',
  SERVICE_WORKER_URL,
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
];

const publishAgain = 'Publish the whole of dist/ again.';

function groupsFor(home: string): readonly Group[] {
  const kinds = kindsIn(home);
  return [
    [
      'Pages',
      'Every page is there, with the headers that protect it.',
      publishAgain,
      pagePaths.map(found),
    ],
    [
      'Files',
      'Scripts, typefaces, pictures and icons are there, and may be kept as long as they should.',
      publishAgain,
      [...kinds, ...namedFiles, ...cards].map(found),
    ],
    [
      'What does not exist',
      'What does not exist is answered with 404, and no browser may keep that.',
      'Have the host answer unknown addresses with 404.html and status 404; a rule that leads them all to index.html must go.',
      ['/nowhere', '/tour/nowhere', '/assets/gone-1.js', '/images/gone.avif'].map((path) => ({
        path,
        status: [404],
        headers: { ...securityHeaders, 'Cache-Control': /^(?!.*max-age=[1-9])/ },
      })),
    ],
    [
      'Addresses that lead elsewhere',
      'Short addresses and those of former tours lead to the one address for good.',
      rules,
      [
        ...tours.map(({ slug, id }) => redirect(slug, `/tour/${id}`)),
        ...tourRedirects.map(({ address, leadsTo }) => redirect(address, leadsTo)),
      ],
    ],
    [
      'Compression',
      'Texts are sent compressed.',
      'Publish the .br and .gz files of dist/ too and have the host send them, or switch its own compression on.',
      [...kinds.slice(0, 1), '/', '/sitemap.xml'].map((path) => ({
        path,
        status: [200],
        headers: { 'Content-Encoding': /^(?:br|gzip|zstd)$/ },
      })),
    ],
  ];
}

/**
 * Returns what a host can do that sets no headers: the media type and the compression are its own, and a page redirects
 * instead of a response (tools/hosts/redirect-pages.ts).
 */
const withoutHeaders = (about: string, questions: readonly Question[]): readonly Question[] =>
  about === 'Compression'
    ? questions
    : questions.map(({ path, status, headers }) => ({
        path,
        status: 'Location' in headers ? [200] : status,
        headers: headers['Content-Type'] ? { 'Content-Type': headers['Content-Type'] } : {},
      }));

/** Describes how a response differs from the expected response; undefined if they are equal. */
function problemOf({ status, headers }: Answer, expected: Question): string | undefined {
  if (!expected.status.includes(status)) {
    return `answered with ${status} instead of ${expected.status.join(' or ')}`;
  }
  const wrong = wrongHeaders(headers, expected.headers);
  return wrong.length > 0 ? `answered with ${wrong.join(', ')}` : undefined;
}

/** True if the response comes from GitHub Pages, whose headers a site cannot set. */
const isGitHubPages = ({ headers }: Pick<Answer, 'headers'>) =>
  headers.get('server')?.toLowerCase() === 'github.com';

const gitHubPagesFindings: readonly Finding[] = [
  look(
    `GitHub Pages lets no site set headers. The policy in each page protects it, but these are missing: ${Object.keys(securityHeaders).join(', ')}. Other websites can show your pages in a frame, and files are requested again after ten minutes.`,
    'Accept this, or publish at Netlify or Cloudflare Pages, which send all of them.',
  ),
];

/**
 * Checks the host's responses: pages, headers for each kind of file, redirects, the 404 page and compression.
 * @param home the response for the home page
 */
export async function hostFindings(
  origin: string,
  home: Pick<Answer, 'headers' | 'text'>,
): Promise<readonly Finding[]> {
  const isLimited = isGitHubPages(home);
  const problemAt = (question: Question) =>
    get(question.path, origin).then(
      (answer) => problemOf(answer, question),
      (error: unknown) => `not answered: ${networkWords(error)[0]}`,
    );
  const findings = groupsFor(home.text).map(async ([about, wellText, next, expected]) => {
    const questions = isLimited ? withoutHeaders(about, expected) : expected;
    const problems = await Promise.all(questions.map(problemAt));
    const told = [...new Set(problems)].filter((problem) => problem !== undefined);
    return judged(
      wellText,
      told.map((problem) => {
        const paths = questions.filter((_, at) => problems[at] === problem).map(({ path }) => path);
        const isOfHeaders = /^answered with (?!\d)/.test(problem) && about !== 'Compression';
        const text = `${about}: ${some(paths)} ${paths.length > 1 ? 'are' : 'is'} ${problem}.`;
        return [true, text, isOfHeaders ? rules : next];
      }),
    );
  });
  return [...(isLimited ? gitHubPagesFindings : []), ...(await Promise.all(findings)).flat()];
}

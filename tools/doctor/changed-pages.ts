import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';

import { type Finding, fine, look, some, todo } from './finding.ts';
import { pagePaths } from './host.ts';
import { get } from './network.ts';

interface PageCopies {
  readonly path: string;
  readonly served: string;
  /** The HTML of the page in the build; empty if the build does not have the page. */
  readonly built: string;
}

const OBFUSCATED_EMAIL = /\/cdn-cgi\/l\/email-protection|\bdata-cfemail=/;

/** Returns the scripts of a page, whose names differ between builds. */
const scriptsOf = (html: string) =>
  new RegExp(String.raw`\b${SCRIPTS_ATTRIBUTE}="([^"]*)"`).exec(html)?.[1];

const SHOWN_CHARACTERS = 60;

/** Returns the part of the served text that starts at the first difference from the build. */
function firstDifference({ served, built }: PageCopies): string {
  const end = Math.max(served.length, built.length);
  let at = 0;
  while (at < end && served[at] === built[at]) at += 1;
  const start = Math.max(built.lastIndexOf('<', at), 0);
  const words = (html: string) => JSON.stringify(html.slice(start, start + SHOWN_CHARACTERS));
  return `${words(served)} instead of ${words(built)}`;
}

async function readCopies(path: string, origin: string, builtDir: string): Promise<PageCopies> {
  const file = join(builtDir, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const [served, built] = await Promise.all([
    get(path, origin).then(
      ({ status, text }) => (status === 200 ? text : ''),
      () => '',
    ),
    readFile(file, 'utf8').catch(() => ''),
  ]);
  return { path, served, built };
}

/** Compares every page that the site serves with the same page in the build on this computer. */
export async function changedPagesFindings(
  origin: string,
  builtDir: string,
): Promise<readonly Finding[]> {
  const all = await Promise.all(pagePaths.map((path) => readCopies(path, origin, builtDir)));
  const answered = all.filter(({ served }) => served !== '');
  const pathsOf = (pages: readonly PageCopies[]) => some(pages.map(({ path }) => path));

  const obfuscated = answered.filter(({ served }) => OBFUSCATED_EMAIL.test(served));
  const comparable = answered.filter(({ served, built }) => scriptsOf(served) === scriptsOf(built));
  const changed = comparable.filter(
    (page) => page.served !== page.built && !obfuscated.includes(page),
  );
  const [example] = changed;
  const findings = [
    ...(obfuscated.length > 0
      ? [
          todo(
            `Your host changes the pages: Cloudflare hides the email addresses on ${pathsOf(obfuscated)}, and visitors without scripts cannot read them.`,
            'In the Cloudflare dashboard, open "Scrape Shield", switch "Email Address Obfuscation" off, and run the doctor again.',
          ),
        ]
      : []),
    ...(example
      ? [
          todo(
            `Your host changes the pages: ${pathsOf(changed)} differ from the build. ${example.path} has ${firstDifference(example)}.`,
            'Switch off what rewrites HTML at the host or in front of it, such as minifying, removing comments, or adding scripts.',
          ),
        ]
      : []),
    ...(comparable.length < answered.length
      ? [
          look(
            'The pages were not compared with the build: dist/ is missing, or of another release than the site.',
            'Build the published revision with the same settings, and run the doctor again.',
          ),
        ]
      : []),
  ];
  return findings.length > 0 ? findings : [fine('The host sends every page as it was built.')];
}

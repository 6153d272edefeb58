import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';

import { cspHash, inlineScripts, inlineStyles } from '../prerender/policy.ts';
import type { Release } from '../release/release.ts';
import { hashPage } from '../release/write-release.ts';

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

/** Describes the inline scripts and styles that the policy in the document does not allow; empty if there is none. */
function describeBlockedParts(html: string): string {
  const blocked = (texts: readonly string[]) =>
    texts.filter((text) => text !== '' && !html.includes(cspHash(text))).length;
  const scripts = blocked(inlineScripts(html));
  const styles = blocked(inlineStyles(html));
  return scripts + styles > 0
    ? ` Its policy now blocks inline scripts (${scripts}) and styles (${styles}).`
    : '';
}

const rewritesNext =
  'Switch off what rewrites HTML at the host or in front of it, such as minifying, removing comments, or adding scripts.';

/**
 * Compares every page that the site serves with the hash in its release file and with the page in the build on this
 * computer. The hash finds every change; the build shows what has changed.
 */
export async function changedPagesFindings(
  origin: string,
  builtDir: string,
  hashes: Release['pages'] = {},
): Promise<readonly Finding[]> {
  const all = await Promise.all(pagePaths.map((path) => readCopies(path, origin, builtDir)));
  const answered = all.filter(({ served }) => served !== '');
  const pathsOf = (pages: readonly PageCopies[]) => some(pages.map(({ path }) => path));

  const obfuscated = answered.filter(({ served }) => OBFUSCATED_EMAIL.test(served));
  const isBuiltHere = ({ served, built }: PageCopies) => scriptsOf(served) === scriptsOf(built);
  const isChanged = (page: PageCopies) => {
    const hash = hashes[page.path];
    return hash ? hash !== hashPage(page.served) : isBuiltHere(page) && page.served !== page.built;
  };
  const changed = answered.filter((page) => isChanged(page) && !obfuscated.includes(page));
  const example = changed.find(isBuiltHere) ?? changed[0];
  const unknown = answered.filter((page) => !hashes[page.path] && !isBuiltHere(page));
  const difference =
    example && isBuiltHere(example) && example.served !== example.built
      ? ` ${example.path} has ${firstDifference(example)}.`
      : '';
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
            `Your host changes the pages: ${pathsOf(changed)} differ from the build.${difference}${describeBlockedParts(example.served)}`,
            rewritesNext,
          ),
        ]
      : []),
    ...(unknown.length > 0
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

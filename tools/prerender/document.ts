import { PATHNAME_ATTRIBUTE, ROOT_ID, SCRIPTS_ATTRIBUTE } from '#lib/document-contract.ts';

/** One rendered page; see src/entries/prerender.tsx. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  /** Emotion's style elements. */
  readonly styles: string;
  readonly structuredData: readonly object[];
}

interface DocumentParts {
  /** The content security policy. */
  readonly policy: string;
  readonly page: RenderedPage;
  /** The path of the page; undefined for the 404 page, which hosts serve for many URLs. */
  readonly path: string | undefined;
  /** The site's own style sheet. It is inlined instead of linked. */
  readonly css: string;
  /** The inline script, which runs before everything else; see src/entries/inline-start.ts. */
  readonly inlineScript: string;
  /** The scripts of the app in the order in which they run. The page's own script is the last one. */
  readonly scripts: readonly string[];
}

/** A policy applies only to the elements after it, so it comes first. */
const policyMark = '<!--policy-->';
const headMark = '<!--page-head-->';
const emptyRoot = `<div id="${ROOT_ID}"></div>`;

/** Vite's tags for the entry. They are removed, because the inline script loads the entry after the first paint. */
const entryTags =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** Inserts a rendered page into the built index.html. */
export function composeDocument(template: string, given: DocumentParts): string {
  const { policy, page, path, css, inlineScript, scripts } = given;
  for (const mark of [policyMark, headMark, emptyRoot]) {
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  }
  const head = [
    // React writes empty attributes as `=""`, which HTML does not need.
    page.head.replaceAll('=""', ''),
    ...fontsOf(css).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
    ),
    `<style>${css}</style>`,
    page.styles,
    `<script>${inlineScript}</script>`,
    ...page.structuredData.map(
      (data) => `<script type="application/ld+json">${scriptSafe(data)}</script>`,
    ),
  ].join('\n');
  const mark = [
    path === undefined ? '' : ` ${PATHNAME_ATTRIBUTE}="${path}"`,
    ` ${SCRIPTS_ATTRIBUTE}="${scripts.map((file) => `/${file}`).join(' ')}"`,
  ].join('');
  // The replacements are functions, because a `$` has a special meaning in a replacement string.
  return terse(template)
    .replaceAll(entryTags, '')
    .replace(policyMark, () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replace(headMark, () => head)
    .replace(emptyRoot, () => keepEmails(`<div id="${ROOT_ID}"${mark}>${page.body}</div>`));
}

/** Tells Cloudflare not to obfuscate email addresses, because that would cause a hydration mismatch. */
const keepEmails = (html: string) => `<!--email_off-->${html}<!--/email_off-->`;

/** Removes the white space that the formatter added. */
const terse = (template: string) => template.replace(/\n\s+/g, '\n').replaceAll(' />', '>');

const fontsOf = (css: string): string[] =>
  [...css.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, file = '']) => file);

/** Serializes data as JSON that cannot close the script element around it. */
const scriptSafe = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

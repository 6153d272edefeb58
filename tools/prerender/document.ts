import {
  HERO_ATTRIBUTE,
  PATHNAME_ATTRIBUTE,
  ROOT_ID,
  SCRIPTS_ATTRIBUTE,
  THEME_COLOR_ATTRIBUTES,
} from '#lib/document-contract.ts';

/** One rendered page; see src/entries/prerender.tsx. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  /** Emotion's style elements. */
  readonly styles: string;
  readonly structuredData: readonly object[];
}

interface DocumentParts {
  readonly page: RenderedPage;
  /** Undefined for the 404 page, which stands for many addresses. */
  readonly path: string | undefined;
  /** The site's own style sheet, put inline instead of linked. */
  readonly css: string;
  /** Runs before anything else; see src/entries/early-clicks.ts. */
  readonly inlineScript: string;
  /** The app's scripts in the order in which they run, the page's own last. */
  readonly scripts: readonly string[];
}

const headMark = '<!--page-head-->';
const emptyRoot = `<div id="${ROOT_ID}"></div>`;

/** What Vite writes for the entry: the inline script fetches it instead, once the page is on screen. */
const entryTags =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** Puts a rendered page into the built index.html. */
export function composeDocument(template: string, given: DocumentParts): string {
  const { page, path, css, inlineScript, scripts } = given;
  for (const mark of [headMark, emptyRoot]) {
    if (!template.includes(mark)) throw new Error(`index.html lacks ${mark}`);
  }
  const head = [
    // React writes a value where HTML needs none.
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
  // Functions, since a `$` in the replacement text has a meaning of its own.
  return terse(page.body.includes(HERO_ATTRIBUTE) ? onPicture(template) : template)
    .replaceAll(entryTags, '')
    .replace(headMark, () => head)
    .replace(emptyRoot, () => keepEmails(`<div id="${ROOT_ID}"${mark}>${page.body}</div>`));
}

/** Asks Cloudflare not to obfuscate email addresses, which React would find changed when it hydrates the page. */
const keepEmails = (html: string) => `<!--email_off-->${html}<!--/email_off-->`;

/** Without what its formatter put there. */
const terse = (template: string) => template.replace(/\n\s+/g, '\n').replaceAll(' />', '>');

/** The colour for the browser's bar where the header lies on a picture. */
const onPicture = (template: string) =>
  template.replace(
    new RegExp(
      `(<meta name="theme-color" content=")[^"]*("[^>]* ${THEME_COLOR_ATTRIBUTES.picture}="([^"]*)")`,
    ),
    '$1$3$2',
  );

const fontsOf = (css: string): string[] =>
  [...css.matchAll(/url\((\/[^)]+\.woff2)\)/g)].map(([, file = '']) => file);

/** JSON that cannot end the script element around it. */
const scriptSafe = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

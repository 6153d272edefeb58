import { readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import mime from 'mime-types';
import Mustache from 'mustache';

import { isCompressed } from './compression.ts';
import {
  FORMS_PATH,
  type Headers,
  kinds,
  otherHeaders,
  popupHeaders,
  refusalHeaders,
  securityHeaders,
} from './rules.ts';

/** Facts about the built site that a host configuration needs in addition to tools/hosts/rules.ts. */
interface SiteFacts {
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The file extensions without the dot. */
  readonly endings: readonly string[];
  /** True if the sign-in to the owner's forms opens a popup. */
  readonly hasSignInPopup: boolean;
}

const hosts = ['nginx.conf', 'Caddyfile'] as const;

/** Headers that the nginx configuration must repeat in each location. */
const partials = {
  security: '{{#security}}\nadd_header {{name}} "{{value}}" always;\n{{/security}}\n',
  refusal: '{{#refusal}}\nadd_header {{name}} "{{value}}" always;\n{{/refusal}}\n',
};

const listed = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const typesOf = (endings: readonly string[]) =>
  endings.flatMap((ending) => {
    const type = mime.lookup(ending);
    if (!type) return [];
    const isOtherText = mime.charset(type) && type !== 'text/html';
    return [{ ending, type, isOtherText, typeWithCharset: mime.contentType(ending) }];
  });

/**
 * Renders the configuration file for a host. nginx includes it in a `server` block with a `root`, and Caddy imports it
 * in a site block.
 */
export function hostConfig(
  host: (typeof hosts)[number],
  { redirects, endings, hasSignInPopup }: SiteFacts,
) {
  const template = readFileSync(join(import.meta.dirname, `${host}.mustache`), 'utf8');
  const view = {
    types: typesOf(endings),
    compressed: endings.filter((ending) => isCompressed(`.${ending}`)),
    redirects: redirects.map(({ from, to }, number) => {
      const pattern = from.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
      return { number, from, to, pattern };
    }),
    kinds: kinds.map(({ addresses, headers }, number) => ({
      number,
      headers: listed(headers),
      locations: addresses.map((address) => (address.endsWith('/') ? address : `= ${address}`)),
      paths: addresses.map((address) => address.replace(/\/$/, '/*')).join(' '),
    })),
    security: listed(securityHeaders),
    refusal: listed(refusalHeaders),
    other: listed(otherHeaders),
    forms: hasSignInPopup && {
      path: FORMS_PATH,
      popup: listed(popupHeaders),
      // The partial of nginx reads this list instead of the one above.
      security: listed({ ...securityHeaders, ...popupHeaders }),
    },
  };
  return Mustache.render(template, view, partials, { escape: String });
}

/**
 * Returns the folder of the host configurations. It is beside the site instead of inside it, because it is not for
 * visitors.
 */
export const hostsDirOf = (siteDir: string) => `${siteDir}.hosts`;

/** Writes the nginx and Caddy configurations from the same rules as `_headers` and `_redirects`. */
export async function writeHostConfigs(siteDir: string, facts: Omit<SiteFacts, 'endings'>) {
  const names = await readdir(siteDir, { recursive: true });
  const endings = [...new Set(names.map((name) => extname(name).slice(1)))]
    .filter((ending) => ending && ending !== 'br' && ending !== 'gz')
    .toSorted();
  const hostsDir = hostsDirOf(siteDir);
  await mkdir(hostsDir, { recursive: true });
  await Promise.all(
    hosts.map((host) => writeFile(join(hostsDir, host), hostConfig(host, { ...facts, endings }))),
  );
}

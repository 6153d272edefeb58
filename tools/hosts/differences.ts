import type { Row } from './rows.ts';

export type HostName = 'own server' | 'nginx' | 'Caddy' | 'Cloudflare' | 'Netlify';

interface Difference {
  readonly hosts: readonly HostName[];
  /** The rows, by group and address. */
  readonly rows: RegExp;
  /** What is seen there instead. */
  readonly problems: RegExp;
}

/** What hosts do otherwise and cannot be told to do; docs/hosts.md says why. */
const differences: readonly Difference[] = [
  {
    hosts: ['Cloudflare', 'Netlify'],
    rows: /^Kinds of file \/(?:images|icons|favicon|apple-touch-icon)/,
    problems: /^Cache-Control: public, max-age=0, must-revalidate$/,
  },
  { hosts: ['Cloudflare'], rows: /^Compression /, problems: /^no Vary$/ },
  {
    hosts: ['Cloudflare'],
    rows: /^Not published \/_(?:headers|redirects)$/,
    problems: /^status 502$/,
  },
  { hosts: ['Caddy'], rows: /^Parts /, problems: /^Cache-Control: no-cache$/ },
  {
    hosts: ['Netlify'],
    rows: /^Not found /,
    problems: /^(?:no Cache-Control|Cache-Control: no-cache)$/,
  },
  {
    hosts: ['Netlify'],
    rows: /^Redirects \/(?:tours|tour\/lamanai-tour-[\w-]+|index)(?:\/|\.html|$)/,
    problems: /^(?:status 200|no Location)$/,
  },
];

/** Whether this host cannot be told to answer otherwise. */
export const isKnownDifference = (host: HostName, { group, ask }: Row, problem: string): boolean =>
  differences.some(
    ({ hosts, rows, problems }) =>
      hosts.includes(host) && rows.test(`${group} ${ask.path}`) && problems.test(problem),
  );

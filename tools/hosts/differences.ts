import type { HostName } from './host.ts';
import type { Row } from './rows.ts';

interface Difference {
  readonly hosts: readonly HostName[];
  /** The rows, by group, method and address. */
  readonly rows: RegExp;
  /** What is seen there instead. */
  readonly problems: RegExp;
  readonly what: string;
  readonly why: string;
}

/** What hosts do otherwise and cannot be told to do, each seen in a walk; in docs/hosts.md under its number. */
export const differences: readonly Difference[] = [
  {
    hosts: ['Cloudflare', 'Netlify'],
    rows: /^(?:Kinds of file|Compression) GET \/(?:images|icons|favicon|apple-touch-icon|print)/,
    problems: /^Cache-Control: public, max-age=0, must-revalidate$/,
    what: 'Pictures are asked for again at each visit, instead of after a week.',
    why: 'Both match a rule with the address, found or not, and Netlify does not say what a 404 is given. So `_headers` names each file that may be kept, as far as Cloudflare’s 100 rules reach; the pictures have none. An unchanged one costs a 304.',
  },
  {
    hosts: ['Cloudflare'],
    rows: /^(?:Asked again|Parts) GET \/images\//,
    problems: /^no Cache-Control$/,
    what: 'An answer to “is it still so?” or to a part does not say again how long a picture may be kept.',
    why: 'Cloudflare sends its default with whole files only. A browser goes on with what the whole file said.',
  },
  {
    hosts: ['Cloudflare'],
    rows: /^Parts GET \/images\//,
    problems: /^(?:status 200|no Content-Range|not the content of .*)$/,
    what: 'Who asks for a part gets the whole file.',
    why: 'Cloudflare Pages knows no ranges; HTTP allows that. The site has no film or sound, for which browsers ask in parts.',
  },
  {
    hosts: ['Cloudflare'],
    rows: /^Compression GET /,
    problems: /^no Vary$/,
    what: 'No `Vary`.',
    why: 'Cloudflare compresses each answer by itself, for the browser that asks; it has no rule for this header, and a cache of a browser serves one browser only.',
  },
  {
    hosts: ['Cloudflare'],
    rows: /^Compression GET \/notices\.json$/,
    problems: /^Content-Encoding: br$/,
    what: '`notices.json` is compressed too.',
    why: 'Cloudflare compresses what it has at that moment, so nothing old can be sent.',
  },
  {
    hosts: ['Cloudflare'],
    rows: /^Methods (?!GET|HEAD)/,
    problems: /^(?:no Allow|Cache-Control: no-cache)$/,
    what: 'The refusal of other methods has no `Allow`, and the caching of the page.',
    why: 'Cloudflare writes it by itself. Nothing of the site sends to its own host, and no cache keeps an answer to these methods.',
  },
  {
    hosts: ['Cloudflare'],
    rows: /^(?:Not published GET \/_(?:headers|redirects)$|Odd spellings GET )/,
    problems:
      /^(?:status 502|no (?:Strict-Transport-Security|Referrer-Policy|Permissions-Policy|X-Content-Type-Options|X-Frame-Options|Cross-Origin-Opener-Policy|Cache-Control)|Content-Type: text\/plain;charset=UTF-8|not the content of 404\.html)$/,
    what: 'Its own files and addresses that are too long or hold a null byte are refused with 502 and a line of text.',
    why: 'The runtime does that before it reads any rule; nothing is told.',
  },
  {
    hosts: ['Cloudflare'],
    rows: /^(?:Not published GET \/404(?:\.html)?|Odd spellings GET \/404%2ehtml)$/,
    problems:
      /^(?:status (?:200|308)|Cache-Control: public, max-age=0, must-revalidate|no (?:Cache-Control|Content-Type)|not the content of 404\.html)$/,
    what: '`404.html` can be opened under its own name.',
    why: 'Cloudflare has no rule that hides a file. The page asks search engines not to list it, and nothing links to it.',
  },
  {
    hosts: ['Cloudflare'],
    rows: /^Not published GET \/assets\/.*\.(?:br|gz)$/,
    problems:
      /^(?:status 200|Cache-Control: public, max-age=0, must-revalidate|Content-Type: application\/(?:octet-stream|gzip)|not the content of 404\.html)$/,
    what: 'The compressed copies can be fetched under their own names.',
    why: 'Cloudflare has no rule that hides a file. They hold what the files hold, and nothing links to them.',
  },
  {
    hosts: ['Cloudflare', 'Netlify'],
    rows: /^Redirects GET \/tours\/\/$/,
    problems: /^(?:status 404|no Location)$/,
    what: 'An address with two slashes at its end is not found.',
    why: 'Both take it for another address, and a rule for each page would leave fewer for what may be kept. Nothing links to it.',
  },
  {
    hosts: ['Caddy'],
    rows: /^Parts GET /,
    problems: /^Cache-Control: no-cache$/,
    what: 'A part of a picture is asked for again each time.',
    why: 'Caddy gives the refusal of a part that a file does not have (416) the headers of the file, and cannot tell the two apart beforehand; so nothing that was asked for in parts may be kept.',
  },
  {
    hosts: ['Netlify'],
    rows: /^Not found GET /,
    problems: /^(?:no Cache-Control|Cache-Control: no-cache)$/,
    what: 'A 404 is not told `no-store`.',
    why: '`_headers` cannot name what does not exist. What the walk shows is that no rule of ours lets a 404 be kept.',
  },
  {
    hosts: ['Netlify'],
    rows: /^Redirects GET \/(?:tours|tour\/lamanai-tour-[\w-]+|index)(?:\/|\.html|$)/,
    problems: /^(?:status 200|no Location)$/,
    what: 'A page is shown under its address with a slash or `.html` at the end, instead of leading to the address without.',
    why: 'Netlify’s engine finds a file before it reads a rule, and takes both spellings for one, so a rule would lead to itself. Each page names its one address to search engines.',
  },
];

/** A row in the words that differences use. */
const rowName = ({ group, ask }: Row) => `${group} ${ask.method ?? 'GET'} ${ask.path}`;

/** The numbers, from 1 up, of the differences that explain this problem. */
export const explanationsOf = (host: HostName, row: Row, problem: string) =>
  differences.flatMap(({ hosts, rows, problems }, index) =>
    hosts.includes(host) && rows.test(rowName(row)) && problems.test(problem) ? [index + 1] : [],
  );

import { colors } from '#theme/colors.ts';
import { company } from '#content/company.ts';
import { telHref } from '#domain/site/contact-links.ts';
import { removeTrailingSlash } from '#lib/pathname.ts';

/**
 * Returns the URL under which a page is cached. It has no query and no trailing slash, because they do not change the
 * page.
 */
export function pageCacheKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + removeTrailingSlash(pathname);
}

interface CachedPage {
  readonly path: string;
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const formatDate = (date: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: company.place.timeZone }).format(
    date,
  );

const causes = { lost: 'No connection', slow: 'The connection is slow' };

/**
 * Returns the HTML of the note above a cached page.
 * @param cause the reason for showing the cached page: `lost` for no connection, `slow` for a slow one
 * @param savedAt `Date` header of the cached response; if it is null, the note does not mention the page's age
 */
export function offlineNote(cause: keyof typeof causes, savedAt: string | null): string {
  const saved = new Date(savedAt ?? Number.NaN);
  const since = Number.isNaN(saved.getTime())
    ? ''
    : ` It is from ${formatDate(saved)}; prices may have changed.`;
  return `<p class="offline-note">${causes[cause]}: this copy was saved on your device.${since}</p>`;
}

/** Returns the HTML document for a page that is not cached. */
export function offlinePage(saved: readonly CachedPage[]): string {
  const links = saved.map(
    ({ path, title }) => `<li><a href="${escape(path)}">${escape(title)}</a></li>`,
  );
  const list =
    links.length > 0 ? `<p>You can still read these pages:</p><ul>${links.join('')}</ul>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection | ${escape(company.name)}</title>
<style>
body{margin:0 auto;max-width:36rem;padding:12vh 24px 24px;background:${colors.paper};color:${colors.ink};font:1.125rem/1.6 system-ui,sans-serif}
h1{font:400 2.5rem/1.1 Georgia,serif;margin:0 0 1rem}
a{color:${colors.lagoon}}
li{margin:.5rem 0}
</style>
</head>
<body>
<h1>No connection</h1>
<p>This page hasn’t been opened on this device before. Try again once you’re connected; anything you typed into the booking form is still saved.</p>
${list}
<p>Call us: <a href="${escape(telHref(company.phone))}">${escape(company.phone)}</a>, ${escape(company.openingHours)}. Or write to <a href="mailto:${escape(company.email)}">${escape(company.email)}</a>.</p>
</body>
</html>
`;
}

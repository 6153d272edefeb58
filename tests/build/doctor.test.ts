import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { tasks } from '#tests/support/findings.ts';
import { fine, todo } from '#tools/doctor/finding.ts';
import { liveChapters } from '#tools/doctor/live.ts';
import { openSite } from '#tools/serve/serve.ts';
import { createSiteListener } from '#tools/serve/site-listener.ts';

import { siteDir } from './site-files.ts';

const bookPage = join(siteDir, 'book.html');

type Fault = (path: string, response: ServerResponse) => boolean | void;

/** Starts the site's own server with a fault. The fault may respond itself, or only change the response. */
async function serve(fault: Fault = () => false) {
  const listener = await createSiteListener(siteDir);
  const site = await openSite(0);
  onTestFinished(site.close);
  site.show((request, response) => {
    if (!fault(request.url ?? '', response)) listener(request, response);
  });
  return site.url;
}

async function findingsOf(fault?: Fault, builtDir = siteDir) {
  const chapters = await liveChapters(await serve(fault), builtDir);
  return chapters.flatMap(({ findings }) => findings);
}

async function tasksOf(fault?: Fault): Promise<string[]> {
  return tasks(await findingsOf(fault));
}

/** The findings that this build always has: a reserved domain, another host name, sample reviews, unset settings, and an untested account. */
const ofThisBuild =
  /lamanai-day-tours\.example|^The account at EmailJS was never tested|^The published site was built without a value|\+18005550142|^Search engines and shared links are told|^Search engines are told an average|^Testimonials on the home page/;

test('the doctor reports only placeholders and samples for an intact site', async () => {
  const told = await tasksOf();
  expect(told.filter((text) => !ofThisBuild.test(text))).toEqual([]);
  expect(told.join('\n')).toMatch(/still shows the placeholders/);
  expect(told.join('\n')).toMatch(/Search engines and shared links are told that the address is/);
  expect(told.join('\n')).toMatch(/are told an average of 4\.6 from 5 reviews/);
  expect(told).toContain('Testimonials on the home page that are marked as examples: 3.');
});

const answered = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
  return true;
};

/** Creates a fault that modifies one page. */
const rewrites =
  (rewrite: (html: string) => string): Fault =>
  (path, response) =>
    path === '/book' && answered(response, 200, rewrite(readFileSync(bookPage, 'utf8')));

test('the doctor confirms that the host serves every page unchanged', async () => {
  expect(await findingsOf()).toContainEqual(fine('The host sends every page as it was built.'));
});

const withoutRelease: Fault = (path, response) =>
  path === '/release.json' && answered(response, 404, '');

test('the doctor says if there is nothing to compare the pages with', async () => {
  expect(await findingsOf(withoutRelease, join(siteDir, 'images'))).toContainEqual(
    expect.objectContaining({ grade: 'look', text: expect.stringMatching(/^The pages were not/) }),
  );
});

test('the doctor finds a changed page without a build on this computer', async () => {
  const addScript = rewrites((html) =>
    html.replace('</body>', '<script>track()</script><style>a{}</style></body>'),
  );
  expect(tasks(await findingsOf(addScript, join(siteDir, 'images')))).toContain(
    'Your host changes the pages: /book differ from the build. Its policy now blocks inline scripts (1) and styles (1).',
  );
});

test('the doctor says what is missing at GitHub Pages instead of asking for it', async () => {
  const asGitHubPages: Fault = (_, response) => {
    response.setHeader('Server', 'GitHub.com');
    response.setHeaders = (headers) => {
      const encoding = new Headers(headers as Headers).get('Content-Encoding');
      return encoding ? response.setHeader('Content-Encoding', encoding) : response;
    };
  };
  const findings = await findingsOf(asGitHubPages);
  expect(tasks(findings).filter((text) => / is answered with no /.test(text))).toEqual([]);
  expect(findings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^GitHub Pages lets no site set headers\..*X-Frame-Options/),
  );
});

test('the doctor says how to stop Cloudflare from hiding email addresses', async () => {
  const hideEmail = rewrites((html) =>
    html.replace(/href="mailto:[^"]*"/, 'href="/cdn-cgi/l/email-protection#5b39"'),
  );
  expect(await findingsOf(hideEmail)).toContainEqual(
    todo(
      'Your host changes the pages: Cloudflare hides the email addresses on /book, and visitors without scripts cannot read them.',
      'In the Cloudflare dashboard, open "Scrape Shield", switch "Email Address Obfuscation" off, and run the doctor again.',
    ),
  );
});

test.each<[what: string, fault: Fault, found: RegExp]>([
  [
    'a host that strips comments from pages',
    rewrites((html) => html.replaceAll(/<!--.*?-->/g, '')),
    /^Your host changes the pages: \/book differ from the build\. \/book has .* instead of .*<!--/,
  ],
  [
    'a host that ignores the _headers file',
    (path, response) => {
      if (path !== '/tours') return;
      response.setHeaders = () => response;
    },
    /^Pages: \/tours is answered with no Strict-Transport-Security, no Referrer-Policy, .*no Cache-Control/,
  ],
  [
    'the status 200 for missing pages',
    (path, response) => path.includes('nowhere') && answered(response, 200, '<h1>Home</h1>'),
    /^What does not exist: \/nowhere and \/tour\/nowhere are answered with 200 instead of 404/,
  ],
  [
    'a missing redirect',
    (path, response) => path === '/tour/hopkins-belize' && answered(response, 404, ''),
    /^Addresses that lead elsewhere: \/tour\/hopkins-belize is answered with 404 instead of 301 or 308/,
  ],
  [
    'a broken connection',
    (path, response) => {
      if (path !== '/favicon.svg') return;
      response.destroy();
      return true;
    },
    /^Files: \/favicon\.svg is not answered: the connection broke/,
  ],
  [
    'a missing picture for shared links',
    (path, response) => path === '/images/social/home.jpg' && answered(response, 404, ''),
    /^Files: \/images\/social\/home\.jpg is answered with 404/,
  ],
  [
    'a site map without tours',
    (path, response) => path === '/sitemap.xml' && answered(response, 200, '<urlset></urlset>'),
    /^The site map leaves out \/, /,
  ],
  [
    'robots.txt that forbids everything',
    (path, response) =>
      path === '/robots.txt' && answered(response, 200, 'User-agent: *\nDisallow: /\n'),
    /^robots\.txt does not lead search engines/,
  ],
])('the doctor reports a problem of the host: %s', async (_, fault, found) => {
  expect(await tasksOf(fault)).toContainEqual(expect.stringMatching(found));
});

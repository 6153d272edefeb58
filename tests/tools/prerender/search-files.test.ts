import { expect, test } from 'vitest';

import { robotsFile, sitemapFile, webManifestFile } from '#tools/prerender/search-files.ts';

const page = (address: string, head = '') =>
  `<head><link data-page-head="" rel="canonical" href="${address}"/>${head}</head>`;

const home = page('https://site.example/');

test('the sitemap lists the pages that want to be found, and no others', () => {
  const pages = [
    home,
    page('https://site.example/tours'),
    page('https://site.example/book', '<meta data-page-head="" name="robots" content="noindex"/>'),
    '<head><title>404</title></head>',
  ];
  expect(sitemapFile(pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://site.example/</loc></url>
  <url><loc>https://site.example/tours</loc></url>
</urlset>
`);
});

test('robots.txt forbids nothing and names the sitemap, for which it needs the site’s address', () => {
  expect(robotsFile(home)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  );
  expect(() => robotsFile('<head></head>')).toThrow('The home page has no canonical address');
});

test('the web manifest says what the home page says, and needs a name', () => {
  const html = `<meta name="theme-color" content="#000000" data-paper="#FBF5E6" data-picture="#000000" />
    <meta data-page-head="" name="description" content="Tours &amp; temples"/>
    <meta data-page-head="" property="og:site_name" content="Ana&#x27;s Tours"/>`;
  expect(JSON.parse(webManifestFile(html))).toMatchObject({
    name: "Ana's Tours",
    description: 'Tours & temples',
    start_url: '/',
    theme_color: '#FBF5E6',
    background_color: '#FBF5E6',
  });
  expect(() => webManifestFile(home)).toThrow('The home page does not name the site');
});

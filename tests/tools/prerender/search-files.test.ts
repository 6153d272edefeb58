import { expect, test } from 'vitest';

import { robotsFile, sitemapFile, webManifestFile } from '#tools/prerender/search-files.ts';

const page = (address: string, head = '') =>
  `<head><link data-page-head="" rel="canonical" href="${address}"/>${head}</head>`;

test('the sitemap lists the pages that want to be found, and no others', () => {
  const pages = [
    page('https://site.example/'),
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

test('robots.txt forbids nothing and names the sitemap; the web manifest has the name of the settings', () => {
  const site = { name: 'Ana’s Tours', url: 'https://site.example' };
  expect(robotsFile(site)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  );
  expect(JSON.parse(webManifestFile(site))).toMatchObject({ name: 'Ana’s Tours', start_url: '/' });
});

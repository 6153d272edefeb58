import { describe, expect, test } from 'vitest';

import { composeDocument } from '#tools/prerender/document.ts';

const template = `<head>
    <!--page-head-->
    <script type="module" src="/assets/index.js"></script>
  </head><body><div id="root"></div></body>`;

const page = {
  head: '<title>Tours</title>',
  body: '<main><h1 class="mui-a">From $& to $1</h1></main><footer class="mui-b"></footer>',
  globals: ':root{--x:1}',
  styles: { key: 'mui a b', css: '.mui-a{color:red}.mui-b{color:blue}' },
  structuredData: [],
};

const compose = (parts: Partial<Parameters<typeof composeDocument>[1]> = {}, into = template) =>
  composeDocument(into, {
    page,
    path: '/tours',
    css: '@font-face{}',
    inlineScript: 'first()',
    scripts: ['assets/react.js', 'assets/start.js'],
    publish: () => '/assets/later-1.css',
    ...parts,
  });

describe('composeDocument', () => {
  test('puts head, content and the styles of the first screen into the template', () => {
    expect(compose()).toBe(`<head>
<title>Tours</title>
<style>@font-face{}:root{--x:1}</style>
<style data-emotion="mui a b">.mui-a{color:red}</style>
<link rel="stylesheet" href="/assets/later-1.css" media="print" fetchpriority="high" data-later>
<noscript><link rel="stylesheet" href="/assets/later-1.css"></noscript>
<script>first()</script>
<script type="module" src="/assets/index.js"></script>
</head><body><div id="root" data-path="/tours" data-scripts="/assets/react.js /assets/start.js"><main><h1 class="mui-a">From $& to $1</h1></main><footer class="mui-b"></footer></div></body>`);
  });

  test('publishes the other styles, those for printers first', () => {
    const published: string[] = [];
    compose({
      css: '@font-face{}@media print{*{color:black}}',
      publish: (css) => {
        published.push(css);
        return '/assets/later-1.css';
      },
    });
    expect(published).toEqual(['@media print{*{color:black}}.mui-b{color:blue}']);
  });

  test('names no path where many addresses show the page', () => {
    expect(compose({ path: undefined })).toContain('<div id="root" data-scripts=');
  });

  test('preloads the faces, which every page needs', () => {
    const html = compose({ css: '@font-face{src:url(/assets/figtree-1.woff2)format("woff2")}' });
    expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree-1.woff2">',
    ]);
  });

  test.each([
    ['<h1>Tours</h1>', '#FBF5E6'],
    ['<header data-hero="true"></header>', '#0E3B36'],
  ])('colours the browser’s bar like the ground of the header (%s)', (body, color) => {
    const withColor = template.replace(
      '<head>',
      '<head><meta name="theme-color" content="#FBF5E6" data-paper="#FBF5E6" data-picture="#0E3B36" />',
    );
    const html = compose({ page: { ...page, body } }, withColor);
    expect(html).toContain(`<meta name="theme-color" content="${color}" data-paper="#FBF5E6"`);
  });

  test('writes structured data that cannot leave its element', () => {
    const html = compose({ page: { ...page, structuredData: [{ name: '</script><b>' }] } });
    expect(html).toContain(
      String.raw`<script type="application/ld+json">{"name":"\u003c/script>\u003cb>"}</script>`,
    );
  });

  test('refuses a template without its marks', () => {
    expect(() => compose({}, '<html></html>')).toThrow('index.html lacks <!--page-head-->');
  });
});

import { describe, expect, test } from 'vitest';

import { composeDocument } from '#tools/prerender/document.ts';

const template = `<head>
    <!--page-head-->
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
  </head><body><div id="root"></div></body>`;

const page = {
  head: '<title>Tours</title>',
  body: '<main><h1 class="css-a">From $& to $1</h1></main><footer class="css-b"></footer>',
  styles: '<style data-emotion="css a b">.css-a{color:red}.css-b{color:blue}</style>',
  structuredData: [],
};

const compose = (parts: Partial<Parameters<typeof composeDocument>[1]> = {}, into = template) =>
  composeDocument(into, {
    page,
    path: '/tours',
    css: '@font-face{}',
    inlineScript: 'first()',
    scripts: ['assets/react.js', 'assets/index.js'],
    ...parts,
  });

describe('composeDocument', () => {
  test('inserts head, content and styles, and leaves the scripts to the inline script', () => {
    expect(compose()).toBe(`<head>
<title>Tours</title>
<style>@font-face{}</style>
<style data-emotion="css a b">.css-a{color:red}.css-b{color:blue}</style>
<script>first()</script>


</head><body><!--email_off--><div id="root" data-path="/tours" data-scripts="/assets/react.js /assets/index.js"><main><h1 class="css-a">From $& to $1</h1></main><footer class="css-b"></footer></div><!--/email_off--></body>`);
  });

  test('names no path for a page with many URLs', () => {
    expect(compose({ path: undefined })).toContain('<div id="root" data-scripts=');
  });

  test('preloads the fonts', () => {
    const html = compose({ css: '@font-face{src:url(/assets/figtree-1.woff2)format("woff2")}' });
    expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree-1.woff2">',
    ]);
  });

  test('escapes structured data', () => {
    const html = compose({ page: { ...page, structuredData: [{ name: '</script><b>' }] } });
    expect(html).toContain(
      String.raw`<script type="application/ld+json">{"name":"\u003c/script>\u003cb>"}</script>`,
    );
  });

  test('rejects a template without its placeholders', () => {
    expect(() => compose({}, '<html></html>')).toThrow('index.html lacks <!--page-head-->');
  });
});

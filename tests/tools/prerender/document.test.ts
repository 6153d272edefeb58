import { describe, expect, test } from 'vitest';

import { composeDocument } from '#tools/prerender/document.ts';
import { inlineScripts } from '#tools/prerender/policy.ts';

const template = `<head>
    <!--policy-->
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
    policy: "default-src 'self'",
    page,
    path: '/tours',
    css: '@font-face{}',
    inlineScript: 'first()',
    scripts: ['assets/react.js', 'assets/index.js'],
    ...parts,
  });

describe('composeDocument', () => {
  test('composeDocument inserts the head and the body of the page unchanged', () => {
    const [head = '', body = ''] = compose().split('</head>');
    expect(head).toContain(page.head);
    expect(body).toContain(page.body);
    expect(body).not.toContain('<style');
  });

  test('composeDocument inserts every style into the head', () => {
    const [head = ''] = compose().split('</head>');
    expect(head.match(/(?<=<style[^>]*>)[^<]+/g)).toEqual([
      '@font-face{}',
      '.css-a{color:red}.css-b{color:blue}',
    ]);
  });

  test('composeDocument leaves the loading of scripts to the inline script', () => {
    const html = compose();
    expect(inlineScripts(html)).toEqual(['first()']);
    expect(html).not.toMatch(/<script[^>]*\bsrc=|modulepreload/);
    expect(html).toContain('data-scripts="/assets/react.js /assets/index.js"');
  });

  test('composeDocument writes the path of the page into the HTML', () => {
    expect(compose()).toContain('data-path="/tours"');
  });

  test('composeDocument asks Cloudflare not to rewrite email addresses in the body', () => {
    const [, body = ''] = /<!--email_off-->([^]*)<!--\/email_off-->/.exec(compose()) ?? [];
    expect(body).toContain(page.body);
  });

  test('composeDocument omits the path for a page with many URLs', () => {
    expect(compose({ path: undefined })).toContain('<div id="root" data-scripts=');
  });

  test('composeDocument preloads the fonts', () => {
    const html = compose({ css: '@font-face{src:url(/assets/figtree-1.woff2)format("woff2")}' });
    expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree-1.woff2">',
    ]);
  });

  test('composeDocument escapes structured data', () => {
    const html = compose({ page: { ...page, structuredData: [{ name: '</script><b>' }] } });
    expect(html).toContain(
      String.raw`<script type="application/ld+json">{"name":"\u003c/script>\u003cb>"}</script>`,
    );
  });

  test('composeDocument rejects a template without placeholders', () => {
    expect(() => compose({}, '<html></html>')).toThrow('index.html lacks <!--policy-->');
  });
});

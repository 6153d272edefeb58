import { describe, expect, test } from 'vitest';

import { composeDocument } from '#tools/prerender/document.ts';

const template = `<head>
    <!--page-head-->
    <script type="module" src="/assets/index.js"></script>
  </head><body><div id="root"></div></body>`;

const page = {
  head: '<title>Tours</title>',
  body: '<h1>From $& to $1</h1>',
  styles: [{ key: 'mui a b', css: '.mui-a{color:red}' }],
  structuredData: [],
};

const compose = (parts: Partial<Parameters<typeof composeDocument>[1]> = {}) =>
  composeDocument(template, {
    page,
    path: '/tours',
    css: '@font-face{}',
    inlineScript: 'first()',
    scripts: ['assets/react.js', 'assets/start.js'],
    ...parts,
  });

describe('composeDocument', () => {
  test('puts head, styles and content into the template, and the linked sheet inline', () => {
    expect(compose()).toBe(`<head>
    <script>first()</script>
    <title>Tours</title>
    <style>@font-face{}</style>
    <style data-emotion="mui a b">.mui-a{color:red}</style>
    <script type="module" src="/assets/index.js"></script>
  </head><body><div id="root" data-path="/tours" data-scripts="/assets/react.js /assets/start.js"><h1>From $& to $1</h1></div></body>`);
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
    const html = composeDocument(withColor, {
      page: { ...page, body },
      path: '/',
      css: '',
      inlineScript: '',
      scripts: [],
    });
    expect(html).toContain(`<meta name="theme-color" content="${color}" data-paper="#FBF5E6"`);
  });

  test('writes structured data that cannot leave its element', () => {
    const html = compose({ page: { ...page, structuredData: [{ name: '</script><b>' }] } });
    expect(html).toContain(
      String.raw`<script type="application/ld+json">{"name":"\u003c/script>\u003cb>"}</script>`,
    );
  });

  test('refuses a template without its marks', () => {
    expect(() =>
      composeDocument('<html></html>', {
        page,
        path: '/',
        css: '',
        inlineScript: '',
        scripts: [],
      }),
    ).toThrow('index.html lacks <!--page-head-->');
  });
});

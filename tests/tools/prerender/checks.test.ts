import { describe, expect, test } from 'vitest';

import { checkPages } from '#tools/prerender/checks.ts';

const start =
  '<html><head><meta charset="UTF-8">' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;

const page = (path: string, { head = '', body = '<h1>Tours</h1>' } = {}) => ({
  path,
  html:
    `${start}<title data-page-head="">Page ${path}</title>` +
    `<meta data-page-head="" name="description" content="About ${path}"/>${head}</head>` +
    `<body><div id="root">${body}</div></body></html>`,
});

describe('checkPages', () => {
  test('lets good pages pass', () => {
    expect(() => checkPages([page('/'), page('/tours')])).not.toThrow();
  });

  test.each([
    [{ head: '<title>More</title>' }, 'has more than one title'],
    [{ body: '<p>Tours</p>' }, 'must have exactly one h1'],
    [{ body: '<h1>A</h1><h1>B</h1>' }, 'must have exactly one h1'],
    [
      { body: '<h1 style="color:red">A</h1>' },
      'has a style attribute, which the security policy blocks',
    ],
    [{ body: '<h1>A</h1><style>a{}</style>' }, 'has a style block outside the head'],
    [{ body: '<h1>A</h1><script>1</script>' }, 'has a script in the body'],
    [
      { body: '<h1>A</h1><template id="B:0"></template>' },
      'has content that only a script puts in place',
    ],
    [{ body: '<h1 onclick="go()">A</h1>' }, 'has an inline event handler'],
  ])('refuses a page with %j', (parts, problem) => {
    expect(() => checkPages([page('/', parts)])).toThrow(`Prerendering failed:\n  / ${problem}`);
  });

  test('refuses a page without title or description', () => {
    const html = `${start}</head><body><h1>A</h1></body></html>`;
    expect(() => checkPages([{ path: '/', html }])).toThrow(
      'Prerendering failed:\n  / has no title\n  / has no description',
    );
  });

  test.each(['', '<style>a{}</style>'])(
    'refuses a page whose security policy does not rule all of it: %s',
    (before) => {
      const html = page('/').html.replace('<meta http-equiv', `${before}<meta name="x" http-equiv`);
      expect(() => checkPages([{ path: '/', html }])).toThrow(
        'Prerendering failed:\n  / has no security policy before everything that it rules',
      );
    },
  );

  test('refuses two pages with one title or description', () => {
    expect(() => checkPages([page('/'), { ...page('/'), path: '/about' }])).toThrow(
      'Prerendering failed:\n  /about has the same title as /\n  /about has the same description as /',
    );
  });
});

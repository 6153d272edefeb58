import { describe, expect, test } from 'vitest';

import { divideStyles, firstClasses, isForScreens, isOf } from '#tools/prerender/divide-styles.ts';

describe('firstClasses', () => {
  test.each([
    [
      'ends where something is marked',
      '<main class="mui-a"><h1 class="mui-b c"></h1><div class="mui-d" data-below="true"><p class="mui-e"></p></div></main>',
      ['mui-a', 'mui-b', 'c'],
    ],
    [
      'ends with the page’s main part where nothing is',
      '<header class="mui-h"></header><main class="mui-a"></main><footer class="mui-f"></footer>',
      ['mui-h', 'mui-a'],
    ],
    ['is everything where there is neither', '<p class="mui-a"></p>', ['mui-a']],
  ])('%s', (_, body, classes) => {
    expect([...firstClasses(body)]).toEqual(classes);
  });
});

describe('divideStyles', () => {
  const isFirst = isOf(new Set(['mui-a']));

  test.each([
    ['a rule of the first screen', '.mui-a{color:red}'],
    ['a condition on it', '@media (min-width:900px){.mui-a{color:red}}'],
    ['what it changes on paper', '@media print{.mui-a{color:red}}'],
    ['what stands in a part of the first screen', '.mui-a .mui-z:hover{color:red}'],
    ['what belongs to no component', ':root{--x:1}'],
    ['a face', '@font-face{font-family:A;src:url(/a.woff2)}'],
    ['an animation', '@keyframes heard{to{opacity:.5}}'],
    ['what the offline worker shows', '.offline-note{color:red}'],
  ])('needs %s first', (_, css) => {
    expect(divideStyles(css, isFirst)).toEqual({ first: css, later: '' });
  });

  test.each([
    ['a rule of another part', '.mui-z{color:red}'],
    ['a condition on it', '@media (min-width:900px){.mui-z{color:red}}'],
  ])('puts %s off', (_, css) => {
    expect(divideStyles(css, isFirst)).toEqual({ first: '', later: css });
  });

  test('puts what is for printers off', () => {
    expect(divideStyles('a{color:red}@media print{a{color:black}}', isForScreens)).toEqual({
      first: 'a{color:red}',
      later: '@media print{a{color:black}}',
    });
  });

  test('keeps the order of both parts', () => {
    const css = '.mui-a{top:0}.mui-y{top:0}.mui-a{top:1px}.mui-y{top:1px}';
    expect(divideStyles(css, isFirst)).toEqual({
      first: '.mui-a{top:0}.mui-a{top:1px}',
      later: '.mui-y{top:0}.mui-y{top:1px}',
    });
  });
});

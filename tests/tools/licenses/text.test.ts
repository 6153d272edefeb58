import { describe, expect, test } from 'vitest';

import { licensesText } from '#tools/licenses/text.ts';

const mit = (name: string, text = 'MIT License\nPermission is granted.') => ({
  name,
  version: '1.0.0',
  identifier: 'MIT',
  text,
});

const blocksOf = (text: string) =>
  text
    .split(/^-{80}\n/m)
    .slice(1)
    .map((block) => block.trim());

describe('licenses.txt', () => {
  test('names each package once with its version and words, in the order of their names', () => {
    const text = licensesText([
      mit('zebra', 'Terms of Z'),
      mit('ant', 'Terms of A'),
      mit('zebra', 'Terms of Z'),
    ]);
    expect(blocksOf(text)).toEqual([
      'ant 1.0.0 (MIT)\n\nTerms of A',
      'zebra 1.0.0 (MIT)\n\nTerms of Z',
    ]);
  });

  test('puts packages together that share their words', () => {
    expect(blocksOf(licensesText([mit('b'), mit('a')]))).toEqual([
      'a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nMIT License\nPermission is granted.',
    ]);
  });

  test('names two versions of a package, each with its own words', () => {
    const text = licensesText([mit('a', 'Old'), { ...mit('a', 'New'), version: '2.0.0' }]);
    expect(blocksOf(text)).toEqual(['a 1.0.0 (MIT)\n\nOld', 'a 2.0.0 (MIT)\n\nNew']);
  });

  test.each([undefined, '', ' \n'])('refuses a package whose words are %j', (words) => {
    const { text: _, ...bare } = mit('bare');
    const packages = [mit('a'), words === undefined ? bare : { ...bare, text: words }];
    expect(() => licensesText(packages)).toThrow('without their licence: bare 1.0.0 (MIT)');
  });
});

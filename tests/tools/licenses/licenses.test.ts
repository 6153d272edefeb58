import { describe, expect, test } from 'vitest';

import { licensesText } from '#tools/licenses/licenses.ts';

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
  test('names each package and version once, in the order of their names, those together that share their words', () => {
    const text = licensesText([
      mit('zebra'),
      { ...mit('ant', 'New terms'), version: '2.0.0' },
      mit('ant', 'Terms of A'),
      mit('bee'),
      mit('zebra'),
    ]);
    expect(blocksOf(text)).toEqual([
      'ant 1.0.0 (MIT)\n\nTerms of A',
      'ant 2.0.0 (MIT)\n\nNew terms',
      'bee 1.0.0 (MIT)\nzebra 1.0.0 (MIT)\n\nMIT License\nPermission is granted.',
    ]);
  });

  test.each([undefined, '', ' \n'])('refuses a package whose words are %j', (words) => {
    const { text: _, ...bare } = mit('bare');
    const packages = [mit('a'), words === undefined ? bare : { ...bare, text: words }];
    expect(() => licensesText(packages)).toThrow('without their licence: bare 1.0.0 (MIT)');
  });
});

import { expect, test } from 'vitest';

import { licensesText } from '#tools/licenses/licenses.ts';

test.each([undefined, '', ' \n'])('a package whose licence has the words %j is refused', (text) => {
  const bare = {
    name: 'bare',
    version: '1.0.0',
    identifier: 'MIT',
    ...(text !== undefined && { text }),
  };
  const packages = [{ ...bare, name: 'whole', text: 'Permission is granted.' }, bare];
  expect(() => licensesText(packages)).toThrow('without their licence: bare 1.0.0 (MIT)');
});

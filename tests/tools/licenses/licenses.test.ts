import { expect, test } from 'vitest';

import { licensesText } from '#tools/licenses/licenses.ts';

test('a package without the words of its licence is refused', () => {
  const whole = { title: 'whole 1.0.0 (MIT)', text: 'Permission is granted.' };
  const bare = { title: 'bare 1.0.0 (MIT)', text: '' };
  expect(() => licensesText([whole, bare])).toThrow('without their licence: bare 1.0.0 (MIT)');
});

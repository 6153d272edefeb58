import { expect, test } from 'vitest';

import { formatLicenses } from '#tools/licenses/licenses.ts';

const whole = {
  name: 'whole',
  version: '1.0.0',
  identifier: 'MIT',
  text: 'Permission is granted.',
};

test('the license list rejects a package without a license text', () => {
  const bare = { name: 'bare', version: '1.0.0', identifier: 'MIT' };
  expect(() => formatLicenses([whole, bare])).toThrow(
    'without their license text: bare 1.0.0 (MIT)',
  );
});

test('the license list groups packages that have the same license text', () => {
  const other = { ...whole, name: 'other' };
  expect(formatLicenses([other, whole, whole])).toContain(
    'other 1.0.0 (MIT)\nwhole 1.0.0 (MIT)\n\nPermission is granted.',
  );
});

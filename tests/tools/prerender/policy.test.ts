import { expect, test } from 'vitest';

import { contentSecurityPolicy } from '#tools/prerender/policy.ts';

test('the content security policy allows the site, the inline script and the mail service', () => {
  expect(contentSecurityPolicy('', 'https://api.emailjs.com')).toBe(
    "default-src 'self'; script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' https://api.emailjs.com; object-src 'none'; base-uri 'none'; form-action 'self'",
  );
});

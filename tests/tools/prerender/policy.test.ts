import { expect, test } from 'vitest';

import { contentSecurityPolicy, cspHash } from '#tools/prerender/policy.ts';

const foreignOrigins = ['https://api.emailjs.com', 'https://files.example'];

const html =
  '<script>if(a>b)c()</script><script type="module" src="/a.js"></script>' +
  '<style>a{color:$&}</style><style data-emotion="mui a">b{}</style>';

test('the content security policy allows the site, hashed inline code and the mail service', () => {
  const [script, ...styles] = ['if(a>b)c()', 'a{color:$&}', 'b{}'].map(cspHash);
  expect(contentSecurityPolicy(html, foreignOrigins).split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${script}`,
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://api.emailjs.com https://files.example",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

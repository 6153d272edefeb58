import { describe, expect, test } from 'vitest';

import { hostConfig } from '#tools/hosts/configs.ts';
import { kinds, securityHeaders } from '#tools/hosts/rules.ts';

const facts = {
  redirects: [{ from: '/tour/a.b', to: '/tour/c' }],
  endings: ['avif', 'html', 'js', 'webmanifest'],
  hasSignInPopup: false,
};
const nginx = hostConfig('nginx.conf', facts);
const caddy = hostConfig('Caddyfile', facts);

/** Returns the lines of each block in the nginx configuration whose first line starts with this text. */
const nginxBlocks = (head: string) =>
  [...nginx.matchAll(/^(location [^\n]*) \{\n([\s\S]*?)^\}/gm)]
    .filter(([, each]) => each?.startsWith(head))
    .map(([, , lines = '']) => lines);

describe('the nginx configuration', () => {
  test('the nginx configuration sets every security header in every location, even for errors', () => {
    const blocks = nginxBlocks('location').filter((lines) => lines.includes('try_files'));
    expect(blocks.length).toBeGreaterThanOrEqual(10);
    for (const lines of blocks) {
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect(lines).toContain(`add_header ${name} "${value}" always;`);
      }
    }
  });

  test('the nginx configuration does not let browsers cache a missing file', () => {
    const kept = nginx
      .split('\n')
      .filter((line) => line.includes('max-age=') && /public/.test(line));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((line) => line.includes('always'))).toEqual([]);
    expect(nginxBlocks('location @missing')[0]).toContain(
      'add_header Cache-Control "no-store" always;',
    );
  });

  test('the nginx configuration escapes dots in redirected URLs', () => {
    expect(nginx).toContain(String.raw`rewrite ^/tour/a\.b(?:\.html|/+)?$ /tour/c permanent;`);
    expect(nginx).toContain('image/avif avif;');
    expect(nginx).toContain('application/manifest+json webmanifest;');
  });
});

describe('the opener policy of the forms', () => {
  const policy = 'Cross-Origin-Opener-Policy "unsafe-none"';

  test('the nginx configuration relaxes the opener policy of the forms only if their sign-in opens a popup', () => {
    expect(nginx).not.toContain(policy);
    const withPopup = hostConfig('nginx.conf', { ...facts, hasSignInPopup: true });
    expect(withPopup.split(policy)).toHaveLength(2);
    const [, block = ''] = /^location = \/admin \{\n([\s\S]*?)^\}/m.exec(withPopup) ?? [];
    expect(block).toContain(`add_header ${policy} always;`);
    expect(block).toContain('add_header X-Frame-Options "DENY" always;');
    expect(block).not.toContain('same-origin"');
  });

  test('the Caddy configuration relaxes the opener policy of the forms only if their sign-in opens a popup', () => {
    expect(caddy).not.toContain(policy);
    const withPopup = hostConfig('Caddyfile', { ...facts, hasSignInPopup: true });
    expect(withPopup.split(policy)).toHaveLength(2);
    expect(withPopup).toMatch(/header @forms \{\n\s*Cross-Origin-Opener-Policy "unsafe-none"/);
  });
});

describe('the Caddy configuration', () => {
  test('the Caddy configuration sets the security headers on pages and on errors', () => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(caddy.split(`${name} "${value}"`)).toHaveLength(3);
    }
  });

  test('the Caddy configuration checks that a file exists before it sets the cache header', () => {
    const order = ['error @missing 404', 'public, max-age=31536000', 'file_server', 'no-store'];
    const places = order.map((text) => caddy.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
});

test.each(
  kinds.flatMap(({ addresses, headers }) => addresses.map((address) => ({ address, headers }))),
)('nginx and Caddy set the expected headers for $address', ({ address, headers }) => {
  const [block = ''] = [
    ...nginxBlocks(`location ${address}`),
    ...nginxBlocks(`location = ${address}`),
  ];
  for (const [name, value] of Object.entries(headers)) {
    expect(block).toContain(`add_header ${name} "${value}";`);
    expect(caddy).toContain(`${name} "${value}"`);
  }
  expect(caddy).toContain(` ${address.replace(/\/$/, '/*')}`);
});

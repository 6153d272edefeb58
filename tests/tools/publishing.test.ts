import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { projectDir } from '#tools/setup/launch.mjs';
import { formatEnvExample } from '#tools/settings.ts';

const read = (name: string) => readFileSync(join(projectDir, name), 'utf8');

test('the deploy button asks only for settings that exist', () => {
  const [, asked = ''] = read('netlify.toml').split('[template.environment]\n');
  const names = [...asked.matchAll(/^(\w+) = /gm)].map(([, name = '']) => name);
  const known = [...formatEnvExample().matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(names).toContain('VITE_SITE_URL');
  expect(known).toEqual(expect.arrayContaining(names));
});

test('a push is either tested or published as content, and never missed', () => {
  const [, published] = /\bpaths: (\[.*\])/.exec(read('.github/workflows/publish.yml')) ?? [];
  const [, untested] = /paths-ignore: (\[.*\])/.exec(read('.github/workflows/test.yml')) ?? [];
  expect(published).toBe("['content/**', 'art/photographs/**']");
  expect(untested).toBe(published);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { problemsOf } from '#tools/hosts/ask.ts';
import { hostsDirOf } from '#tools/hosts/configs.ts';
import { rowsFor } from '#tools/hosts/rows.ts';
import { parseRedirects } from '#tools/serve/host-rules.ts';
import { type Site, startSite } from '#tools/serve/serve.ts';

import { siteDir } from './site-files.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ port: 0, dist: siteDir });
});

afterAll(() => site.close());

describe('the built site', () => {
  test('the local server and every host send the same responses for the built site', async () => {
    expect(await problemsOf(site.url, await rowsFor(siteDir))).toEqual([]);
  }, 60_000);

  test.each(['nginx.conf', 'Caddyfile'])(
    'the host configuration %s is not inside the published folder',
    async (name) => {
      const text = await readFile(join(hostsDirOf(siteDir), name), 'utf8');
      expect(await readdir(siteDir)).not.toContain(name);
      const redirects = parseRedirects(await readFile(join(siteDir, '_redirects'), 'utf8'));
      for (const { from, to } of redirects) {
        expect(text).toContain(from.replace(/\/$/, ''));
        expect(text).toContain(to);
      }
    },
  );
});

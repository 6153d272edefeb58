import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { openSite, startSite } from '#tools/serve/serve.ts';
import { createSiteListener } from '#tools/serve/site-listener.ts';

import { shareSite } from './support.ts';

const { dist, site } = shareSite();

describe('starting', () => {
  test('holds its port and asks for patience while the site is being built', async () => {
    const held = await openSite(0);
    const answer = await fetch(held.url);
    expect([answer.status, await answer.text()]).toEqual([503, 'The site is being built.']);
    held.show(await createSiteListener(dist()));
    expect(await (await fetch(held.url)).text()).toBe('<h1>Home</h1>');
    await held.close();
  });

  test('fails on a taken port', async () => {
    await expect(startSite({ port: site().port, dist: dist() })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  test('fails without a finished build', async () => {
    await expect(startSite({ port: 0, dist: join(dist(), 'tour') })).rejects.toThrow(
      'holds no finished build',
    );
  });

  test('ends with no open connection left', async () => {
    const other = await startSite({ port: 0, dist: dist() });
    await fetch(other.url);
    await other.close();
    await expect(fetch(other.url)).rejects.toThrow('fetch failed');
  });
});

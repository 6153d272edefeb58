import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { runSite } from '#tools/local/site.ts';

const folders: string[] = [];

vi.mock('#tools/build/build-site.ts', () => ({
  buildSite: async ({ siteDir }: { siteDir: string }) => {
    folders.push(siteDir);
    onTestFinished(() => rm(siteDir, { recursive: true, force: true }));
    await mkdir(siteDir, { recursive: true });
    for (const name of ['_headers', '_redirects', '404.html', 'index.html']) {
      await writeFile(join(siteDir, name), `Build ${folders.length}`);
    }
  },
}));

async function start() {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(await runSite());
  const said = log.mock.calls.join('\n');
  log.mockRestore();
  expect(said).toMatch(/The machine room +http:\S+\/machines/);
  const [site = '', inbox = ''] = said.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
  return { site, inbox };
}

const textAt = async (url: string) => (await fetch(url)).text();

test('two runs of npm start use separate folders, servers and inboxes', async () => {
  const first = await start();
  const second = await start();
  expect(new Set([first.site, second.site, first.inbox, second.inbox]).size).toBe(4);
  expect(new Set(folders).size).toBe(2);
  expect(await textAt(first.site)).toBe('Build 1');
  expect(await textAt(second.site)).toBe('Build 2');
  expect(await textAt(`${first.inbox}/api/mails`)).toBe('[]');
});

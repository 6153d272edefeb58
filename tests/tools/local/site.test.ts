import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { runSite } from '#tools/local/site.ts';

const folders: string[] = [];

vi.mock('#tools/build.ts', () => ({
  buildSite: async ({ siteDir }: { siteDir: string }) => {
    await rm(siteDir, { recursive: true, force: true });
    await mkdir(siteDir, { recursive: true });
    folders.push(siteDir);
    const files = {
      _headers: '',
      _redirects: '',
      '404.html': '',
      'index.html': `<h1>Build ${folders.length}</h1>`,
      [`build-${folders.length}.js`]: '',
    };
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(siteDir, name), text)),
    );
  },
}));

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_EMAILJS_')) delete process.env[name];
  }
});

async function start() {
  const lines: string[] = [];
  stops.push(await runSite((line) => lines.push(line)));
  expect(lines.at(-1)).toMatch(/The machine room +http:\S+\/machines/);
  const addresses = [...lines.join('\n').matchAll(/http:\/\/127\.0\.0\.1:\d+/g)].map(
    ([url]) => url,
  );
  const [site = '', inbox = ''] = addresses;
  return { site, inbox };
}

const textAt = async (url: string) => (await fetch(url)).text();

test('a second npm start has its own folder, and the first keeps its files and its mails', async () => {
  const first = await start();
  const second = await start();
  expect(new Set([first.site, second.site, first.inbox, second.inbox]).size).toBe(4);
  expect(new Set(folders).size).toBe(2);
  expect(await textAt(first.site)).toBe('<h1>Build 1</h1>');
  expect((await fetch(`${first.site}/build-1.js`)).status).toBe(200);
  expect(await textAt(second.site)).toBe('<h1>Build 2</h1>');
  expect((await fetch(`${first.inbox}/api/mails`)).status).toBe(200);
});

import { createBuilder, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { plainPageLinks } from '#content/content.data.ts';

import { filesEndingIn, findPageFiles, readSiteFile, scriptsOn } from './site-files.ts';

const codeOf = async (path: string) => {
  const scripts = await Promise.all((await scriptsOn(path)).map(readSiteFile));
  return scripts.join('\n');
};

/** Texts that occur only on these pages. */
const rooms = {
  machines: ['As Mermaid text', 'Let time pass'],
  answer: ['What is your answer?', 'Start over from the prepared text'],
};

const pages = (await findPageFiles())
  .map((name) => name.replace(/\.html$/, ''))
  .filter((name) => !(name in rooms))
  .map((name) => (name === 'index' ? '/' : `/${name}`));

test.each(Object.entries(rooms))(
  'the page /%s loads the scripts that contain its texts',
  async (name, words) => {
    const code = await codeOf(`/${name}`);
    expect(words.filter((word) => !code.includes(word))).toEqual([]);
  },
);

test.each(pages)(
  'the page %s loads no script of the machines page or the answer desk',
  async (path) => {
    const code = await codeOf(path);
    expect(
      Object.values(rooms)
        .flat()
        .filter((word) => code.includes(word)),
    ).toEqual([]);
  },
);

/** The tours are one kind of page, and so are the pages of text. Each other page is a separate kind. */
function kindOf(page: string) {
  if (page.startsWith('/tour/')) return '/tour';
  return plainPageLinks.some(({ path }) => path === page) ? 'a page of text' : page;
}

test('every kind of page has a script that no other kind of page lists', async () => {
  const kinds = new Map<string, readonly string[]>();
  // The 404 page is excluded, because the tour route imports it too, so that its code is in a shared script.
  const others = pages.filter((page) => page !== '/404');
  for (const page of [...others, ...Object.keys(rooms).map((name) => `/${name}`)]) {
    kinds.set(kindOf(page), await scriptsOn(page));
  }
  for (const [kind, scripts] of kinds) {
    const shared = new Set(
      [...kinds].filter(([name]) => name !== kind).flatMap(([, names]) => names),
    );
    expect(scripts.filter((script) => !shared.has(script)).length, kind).toBeGreaterThan(0);
  }
});

const INSPECTOR_TEXT = 'Machine inspector';

/** Builds the scripts of `npm run build` without writing them. */
async function buildPublishedScripts() {
  const builder = await createBuilder({ mode: 'production', logLevel: 'silent' });
  const { client } = builder.environments;
  if (!client) throw new Error('The site has a client environment.');
  client.config.build.write = false;
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
}

test('the build that is published contains no inspector', { timeout: 300_000 }, async () => {
  const scripts = await Promise.all((await filesEndingIn('.js')).map(readSiteFile));
  // The build for the browser tests has an inspector.
  expect(scripts.filter((code) => code.includes(INSPECTOR_TEXT))).toHaveLength(1);
  const published = await buildPublishedScripts();
  expect(published.length).toBeGreaterThan(10);
  expect(published.filter((code) => code.includes(INSPECTOR_TEXT))).toEqual([]);
});

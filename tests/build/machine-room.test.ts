import { expect, test } from 'vitest';

import { tourIds } from '#domain/tours.ts';

import { filesEndingIn, readSiteFile, scriptsOn } from './site-files.ts';

const otherPages = [
  '/',
  '/tours',
  `/tour/${tourIds[0]}`,
  '/faq',
  '/history',
  '/about',
  '/book',
  '/booking-success',
  '/404',
];

const codeOf = async (path: string) => {
  const scripts = await Promise.all((await scriptsOn(path)).map(readSiteFile));
  return scripts.join('\n');
};

/** Words of each room, and of no other page. */
const rooms = {
  '/machines': ['As Mermaid text', 'Copy a link to this moment'],
  '/staff': ['Close these days', 'Download notices.json'],
};

test.each(Object.entries(rooms))('%s has its words', async (path, words) => {
  const code = await codeOf(path);
  expect(words.filter((word) => !code.includes(word))).toEqual([]);
});

test.each(otherPages)('%s runs nothing of the machine room and of the page for staff', async (path) => {
  const code = await codeOf(path);
  expect(Object.values(rooms).flat().filter((word) => code.includes(word))).toEqual([]);
});

const filesWith = async (what: RegExp) => {
  const names = await filesEndingIn('.js');
  const codes = await Promise.all(names.map(readSiteFile));
  return names.filter((_, index) => what.test(codes[index] ?? ''));
};

test('no script of the site lays out charts', async () => {
  expect(await filesWith(/elkjs|org\.eclipse\.elk|elk\.algorithm/)).toEqual([]);
});

test('no script of the site talks to Stately', async () => {
  expect(await filesWith(/statelyai|safe-stable-stringify|new WebSocket|:8080/)).toEqual([]);
});

import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { heroSlides } from '#content/content.data.ts';

import { filesEndingIn, findPageFiles, scriptsOn, sentKilobytes, siteDir } from './site-files.ts';

/**
 * The budgets in kilobytes of gzip, which are 15% above the measured values. They protect visitors on roaming data.
 */
const budgets = {
  // The page of a tour also answers four questions of the FAQ.
  html: 31,
  // The scripts that run until a page is hydrated. Prefetched scripts do not count.
  content: 264,
  confirmation: 237,
  form: 293,
};

const budgetOf = (path: string) => {
  if (path === '/book' || path === '/answer') return budgets.form;
  return path === '/booking-success' ? budgets.confirmation : budgets.content;
};

/** The page for developers has no budget, because it is for desktop computers. */
const rooms = new Set(['machines.html']);
const documents = await findPageFiles();
const pages = documents.filter((name) => !rooms.has(name));

test.each(pages)('the page %s loads no more scripts than its budget allows', async (name) => {
  const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
  expect(await sentKilobytes(await scriptsOn(path))).toBeLessThanOrEqual(budgetOf(path));
});

test.each(pages)(`the page %s has at most ${budgets.html} kB of HTML`, async (name) => {
  expect(await sentKilobytes([name])).toBeLessThanOrEqual(budgets.html);
});

const bytesOf = async (name: string) => (await stat(join(siteDir, name))).size;

test('every card for shared links has at most 300 kB and 1200 × 630 pixels', async () => {
  const cards = (await filesEndingIn('.jpg')).filter((name) => name.startsWith('images/social/'));
  expect(cards).toContain('images/social/lamanai-tour-belize-city.jpg');
  expect(Math.max(...(await Promise.all(cards.map(bytesOf))))).toBeLessThanOrEqual(300_000);
  const { width, height } = await sharp(join(siteDir, cards[0] ?? '')).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test.each(heroSlides)('the hero picture $image has at most 60 kB', async (slide) => {
  const bytes = await Promise.all([
    bytesOf(`images/${slide.image}-1280.avif`),
    bytesOf(`images/${slide.tallImage}-900.avif`),
  ]);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(60_000);
});

import { expect, test } from 'vitest';

import { filesEndingIn, scriptsOn, sentKilobytes } from './site-files.ts';

/**
 * The budgets in kilobytes of gzip, which are 15% above the measured values. They protect visitors on roaming data.
 */
const budgets = {
  // The page of a tour also answers four questions of the FAQ.
  html: 34,
  // The scripts that run until a page is hydrated. Prefetched scripts do not count.
  content: 290,
  confirmation: 267,
  book: 303,
};

const budgetOf = (path: string) => {
  if (path === '/book') return budgets.book;
  return path === '/booking-success' ? budgets.confirmation : budgets.content;
};

/** The page for developers has no budget, because it is for desktop computers. */
const rooms = new Set(['machines.html']);
const documents = await filesEndingIn('.html');
const pages = documents.filter((name) => !rooms.has(name));

test.each(pages)('the page %s loads no more scripts than its budget allows', async (name) => {
  const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
  expect(await sentKilobytes(await scriptsOn(path))).toBeLessThanOrEqual(budgetOf(path));
});

test.each(pages)(`the page %s has at most ${budgets.html} kB of HTML`, async (name) => {
  expect(await sentKilobytes([name])).toBeLessThanOrEqual(budgets.html);
});

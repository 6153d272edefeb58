import { expect, test } from 'vitest';

import { filesEndingIn, scriptsOn, sentKilobytes } from './site-files.ts';

/** Transferred kilobytes, 15% above the measured values. They protect a phone on roaming data. */
const budgets = {
  // A tour's page answers four questions of the FAQ.
  html: 24,
  // Scripts until a page is hydrated; prefetched ones do not count.
  content: 231,
  confirmation: 224,
  book: 241,
};

const budgetOf = (path: string) => {
  if (path === '/book') return budgets.book;
  return path === '/booking-success' ? budgets.confirmation : budgets.content;
};

/** The pages for staff and developers are for desktop computers. */
const rooms = new Set(['machines.html', 'staff.html']);
const documents = await filesEndingIn('.html');
const pages = documents.filter((name) => !rooms.has(name));

test.each(pages)('the page %s loads no more scripts than its budget allows', async (name) => {
  const path = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
  expect(await sentKilobytes(await scriptsOn(path))).toBeLessThanOrEqual(budgetOf(path));
});

test.each(pages)(`the page %s has at most ${budgets.html} kB of HTML`, async (name) => {
  expect(await sentKilobytes([name])).toBeLessThanOrEqual(budgets.html);
});

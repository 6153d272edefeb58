import { describe, expect, test } from 'vitest';

import { tourIds } from '#domain/tours.ts';

import {
  filesEndingIn,
  readSiteFile,
  scriptsOn,
  sentKilobytes,
} from './site-files.ts';

const contentPages = ['/', '/tours', `/tour/${tourIds[0]}`, '/faq', '/history', '/about', '/404'];

/** Names in the built code that betray the form's components, its date picker and its toasts. */
const bookingOnly = ['MuiSelect', 'MuiDayCalendar', 'MuiPickerPopper', 'notistack-'];

/** Kilobytes as they are sent, 15 % above what was measured: they protect a phone on roaming data. */
const budgets = {
  html: 22,
  // Scripts until the app has taken over a page; what nobody has asked for comes later.
  content: 231,
  confirmation: 224,
  book: 241,
};

describe('what a first visit downloads', () => {
  test.each(contentPages)(`%s runs at most ${budgets.content} kB of scripts`, async (path) => {
    expect(await sentKilobytes(await scriptsOn(path))).toBeLessThanOrEqual(budgets.content);
  });

  test(`/book runs at most ${budgets.book} kB of scripts`, async () => {
    expect(await sentKilobytes(await scriptsOn('/book'))).toBeLessThanOrEqual(budgets.book);
  });

  test(`/booking-success runs at most ${budgets.confirmation} kB of scripts`, async () => {
    expect(await sentKilobytes(await scriptsOn('/booking-success'))).toBeLessThanOrEqual(budgets.confirmation);
  });

  test('the names that betray the form are right', async () => {
    const scripts = await Promise.all((await filesEndingIn('.js')).map(readSiteFile));
    const code = scripts.join('\n');
    expect(bookingOnly.filter((name) => !code.includes(name))).toEqual([]);
  });

  test.each(contentPages)('%s has nothing of the booking form', async (path) => {
    const scripts = await Promise.all((await scriptsOn(path)).map(readSiteFile));
    const code = scripts.join('\n');
    expect(bookingOnly.filter((name) => code.includes(name))).toEqual([]);
  });

  const pages = ['/book', '/booking-success', '/machines', ...tourIds.slice(1).map((id) => `/tour/${id}`)];

  test.each([...contentPages, ...pages])(`%s has at most ${budgets.html} kB of HTML`, async (path) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    expect(await sentKilobytes([file])).toBeLessThanOrEqual(budgets.html);
  });
});

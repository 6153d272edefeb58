import { describe, expect, test } from 'vitest';

import { tourIds } from '#domain/tours.ts';
import { entryModules, scriptsOf } from '#tools/prerender/manifest.ts';

import {
  filesEndingIn,
  gzipKilobytes,
  readManifest,
  readSiteFile,
  sentKilobytes,
} from './site-files.ts';

const contentPages = ['/', '/tours', `/tour/${tourIds[0]}`, '/faq', '/history', '/about', '/404'];

const firstLoad = async (path: string) => scriptsOf(await readManifest(), entryModules(path));

/** Names in the built code that betray the form's components, its date picker and its toasts. */
const bookingOnly = ['MuiSelect', 'MuiDayCalendar', 'MuiPickerPopper', 'notistack-'];

/** Kilobytes as they are sent, 15 % above what was measured: they protect a phone on roaming data. */
const budgets = {
  html: 16,
  // Scripts until the app has taken over a page; what nobody has asked for comes later.
  content: 126,
  confirmation: 117,
  book: 171,
};

describe('what a first visit downloads', () => {
  test.each(contentPages)(`%s runs at most ${budgets.content} kB of scripts`, async (path) => {
    expect(await sentKilobytes(await firstLoad(path))).toBeLessThanOrEqual(budgets.content);
  });

  test(`/book runs at most ${budgets.book} kB of scripts`, async () => {
    expect(await sentKilobytes(await firstLoad('/book'))).toBeLessThanOrEqual(budgets.book);
  });

  test(`/booking-success runs at most ${budgets.confirmation} kB of scripts`, async () => {
    expect(await sentKilobytes(await firstLoad('/booking-success'))).toBeLessThanOrEqual(budgets.confirmation);
  });

  test('the names that betray the form are right', async () => {
    const scripts = await Promise.all((await filesEndingIn('.js')).map(readSiteFile));
    const code = scripts.join('\n');
    expect(bookingOnly.filter((name) => !code.includes(name))).toEqual([]);
  });

  test.each(contentPages)('%s has nothing of the booking form', async (path) => {
    const scripts = await Promise.all((await firstLoad(path)).map(readSiteFile));
    const code = scripts.join('\n');
    expect(bookingOnly.filter((name) => code.includes(name))).toEqual([]);
  });

  test('the entry is small enough not to race the pictures', async () => {
    const entry = scriptsOf(await readManifest(), ['index.html']);
    expect(await gzipKilobytes(entry)).toBeLessThanOrEqual(4);
  });

  const pages = ['/book', '/booking-success', '/machines', ...tourIds.slice(1).map((id) => `/tour/${id}`)];

  test.each([...contentPages, ...pages])(`%s has at most ${budgets.html} kB of HTML`, async (path) => {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    expect(await sentKilobytes([file])).toBeLessThanOrEqual(budgets.html);
  });
});

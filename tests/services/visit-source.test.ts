// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

/** Loads a page of the site as in a new document. */
async function openPage(search: string, referrer = '') {
  vi.resetModules();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  window.history.replaceState(null, '', `/tours${search}`);
  const { rememberVisitSource, visitSource } = await import('#services/visit-source.ts');
  rememberVisitSource();
  return visitSource();
}

it.each([
  ['', '', ''],
  ['', 'https://www.example.com/blog?private=1', 'example.com'],
  ['?utm_source=newsletter', 'https://www.example.com/', 'newsletter'],
  ['?utm_source=%20', 'android-app://com.example/', ''],
  ['', 'http://localhost:3000/', ''],
  [`?utm_source=${'x'.repeat(300)}`, '', 'x'.repeat(200)],
])('the source of a visit to %j with the referrer %j is %j', async (search, referrer, source) => {
  expect(await openPage(search, referrer)).toBe(source);
});

it('the source of the first page stays for the tab, without a cookie', async () => {
  await openPage('?utm_source=newsletter');
  expect(await openPage('?utm_source=other', 'https://www.example.com/')).toBe('newsletter');
  expect([document.cookie, localStorage.length]).toEqual(['', 0]);
});

it('the source is kept in memory where the browser blocks storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await openPage('?utm_source=newsletter')).toBe('newsletter');
});

import { beforeEach, expect, it, vi } from 'vitest';

import { importWithRetry } from '#services/import-with-retry.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
const fails = () => vi.fn<() => Promise<string>>(() => Promise.reject(gone));

function openPage({ isSiteThere = true, hasWorker = false, name = '' } = {}) {
  const assign = vi.fn<(url: string) => void>();
  const location = { assign, reload: vi.fn<() => void>(), pathname: '/faq' };
  const page = Object.assign(new EventTarget(), { location, name });
  const ask = vi.fn<typeof fetch>(() =>
    isSiteThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network')),
  );
  const root = { getAttribute: () => '/assets/shared-1.js /assets/index-1.js' };
  vi.stubGlobal('document', { getElementById: () => root });
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', hasWorker ? { serviceWorker: { controller: {} } } : {});
  return { page, location, ask };
}

beforeEach(() => void vi.useFakeTimers());

it('a failed import is retried after 1, 2, 4, 8 and 16 seconds, then every 30 seconds', async () => {
  openPage({ isSiteThere: false });
  const load = fails();
  void importWithRetry(load);
  const tries: number[] = [];
  for (let second = 0; second <= 93; second++) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000);
    while (tries.length < load.mock.calls.length) tries.push(second);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
});

it('a failed import is retried as soon as the device is online', async () => {
  const { page, location } = openPage({ isSiteThere: false });
  const load = fails();
  const chunk = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(10);
  load.mockResolvedValueOnce('chunk');
  page.dispatchEvent(new Event('online'));
  expect(await chunk).toBe('chunk');
  expect(vi.getTimerCount()).toBe(0);
  expect(location.reload).not.toHaveBeenCalled();
});

it('the page reloads if the site responds but the imported file is missing', async () => {
  const { location, ask } = openPage();
  const settled = vi.fn<() => void>();
  void importWithRetry(fails()).then(settled, settled);
  await vi.advanceTimersByTimeAsync(3000);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(location.assign).not.toHaveBeenCalled();
  expect(ask.mock.calls).toEqual([['/', { method: 'HEAD', cache: 'no-store' }]]);
  expect(settled).not.toHaveBeenCalled();
});

it('a failed import does not reload the same page twice in a row', async () => {
  const { page } = openPage();
  void importWithRetry(fails());
  await vi.advanceTimersByTimeAsync(3000);

  const again = openPage({ name: page.name });
  const outcome = importWithRetry(fails(), () => '/faq#cost').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await outcome).toBe(gone);
  expect(again.location.assign).not.toHaveBeenCalled();
  expect(again.location.reload).not.toHaveBeenCalled();
});

it('a failed import during navigation opens the target URL', async () => {
  const { location } = openPage();
  void importWithRetry(fails(), () => '/book');
  await vi.advanceTimersByTimeAsync(3000);
  expect(location.assign.mock.calls).toEqual([['/book']]);
  expect(location.reload).not.toHaveBeenCalled();
});

it('a failed import right after a reload can still open another URL', async () => {
  const { page } = openPage();
  void importWithRetry(fails());
  await vi.advanceTimersByTimeAsync(3000);

  const again = openPage({ name: page.name });
  void importWithRetry(fails(), () => '/about');
  await vi.advanceTimersByTimeAsync(3000);
  expect(again.location.assign.mock.calls).toEqual([['/about']]);
  expect(again.location.reload).not.toHaveBeenCalled();
});

it('after a failed import, the page reloads without a ping if a service worker is active', async () => {
  const { location, ask } = openPage({ hasWorker: true, isSiteThere: false });
  void importWithRetry(fails());
  await vi.advanceTimersByTimeAsync(3000);
  expect(ask).not.toHaveBeenCalled();
  expect(location.reload).toHaveBeenCalledOnce();
});

it('an import that succeeds at the second attempt does not reload the page', async () => {
  const { location } = openPage();
  const chunk = importWithRetry(fails().mockRejectedValueOnce(gone).mockResolvedValueOnce('chunk'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await chunk).toBe('chunk');
  expect(location.reload).not.toHaveBeenCalled();
});

it.each([new SyntaxError("Unexpected token '.'"), new ReferenceError('Iterator is not defined')])(
  'an import fails immediately if the imported code cannot run: %s',
  async (failure) => {
    const { location } = openPage();
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(failure));
    await expect(importWithRetry(load)).rejects.toBe(failure);
    expect(load).toHaveBeenCalledOnce();
    expect(location.reload).not.toHaveBeenCalled();
  },
);

it('navigation to a page whose script cannot run loads the document of that page', async () => {
  const { location } = openPage();
  void importWithRetry(
    () => Promise.reject(new SyntaxError('Invalid regular expression')),
    () => '/book',
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(location.assign.mock.calls).toEqual([['/book']]);
});

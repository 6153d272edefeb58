import { expect, test, vi } from 'vitest';
import { pageCache } from 'workbox-recipes';

vi.mock('workbox-core', () => ({ clientsClaim: vi.fn<() => void>() }));
vi.mock('workbox-recipes', () => ({
  imageCache: vi.fn<() => void>(),
  offlineFallback: vi.fn<() => void>(),
  pageCache: vi.fn<() => void>(),
  staticResourceCache: vi.fn<() => void>(),
}));

test('the service worker caches the pages for guests, but not the forms of the owner', async () => {
  vi.stubGlobal('skipWaiting', vi.fn<() => void>());
  await import('#entries/service-worker.ts');
  const { matchCallback } = vi.mocked(pageCache).mock.calls[0]?.[0] ?? {};
  const isCached = (path: string) => {
    const url = new URL(path, 'https://tours.example');
    const request = new Request(url, { headers: { accept: 'text/html' } });
    const options = { event: new Event('fetch'), request, sameOrigin: true, url };
    return matchCallback?.(options);
  };
  expect(['/', '/book', '/admin', '/admin/mail'].filter(isCached)).toEqual(['/', '/book']);
});

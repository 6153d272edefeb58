import { afterEach, expect, it, vi } from 'vitest';

import { readOffline } from '#services/offline-reading.ts';

const stubWorker = (register: () => Promise<void> = () => Promise.resolve()) => {
  const worker = { postMessage: vi.fn<(message: unknown) => void>() };
  const serviceWorker = {
    register: vi.fn<() => Promise<void>>(register),
    ready: Promise.resolve({ active: worker }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  return { register: serviceWorker.register, worker };
};

/** A router that is at this path, and can be led on. */
function openAt(pathname: string) {
  const listeners: (() => void)[] = [];
  const location = { pathname };
  return {
    pages: { state: { location }, subscribe: (listener: () => void) => listeners.push(listener) },
    goTo: (path: string) => {
      location.pathname = path;
      for (const listener of listeners) listener();
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the page as a document, with the files and pictures that it has loaded', async () => {
  const { register, worker } = stubWorker();
  const kept = ['/assets/a.js', '/images/b.avif', '/sub/assets/d.css'];
  const files = [...kept, '/notices.json', '/?from=/assets/', '/xassets/c'].map((path) => ({
    name: `https://site.example${path}`,
  }));
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'resource' ? (files as PerformanceEntryList) : [],
  );
  const { pages } = openAt('/faq');
  await readOffline(pages);
  expect(register.mock.calls).toEqual([['/sw.js']]);
  expect(worker.postMessage.mock.calls).toEqual([
    [
      {
        type: 'CACHE_URLS',
        payload: {
          urlsToCache: [
            ['/faq', { headers: { Accept: 'text/html' } }],
            ...kept.map((path) => `https://site.example${path}`),
          ],
        },
      },
    ],
  ]);
});

it('keeps each further page once', async () => {
  const { worker } = stubWorker();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const { pages, goTo } = openAt('/faq');
  await readOffline(pages);
  goTo('/faq');
  goTo('/tours');
  goTo('/tours');
  expect(JSON.stringify(worker.postMessage.mock.calls).match(/\["\/\w+"/g)).toEqual([
    '["/faq"',
    '["/tours"',
  ]);
});

it('does without in an old browser, and where a private window refuses', async () => {
  vi.stubGlobal('navigator', {});
  const { pages } = openAt('/faq');
  await expect(readOffline(pages)).resolves.toBeUndefined();
  const { worker } = stubWorker(() => Promise.reject(new DOMException('private', 'SecurityError')));
  await expect(readOffline(pages)).resolves.toBeUndefined();
  expect(worker.postMessage).not.toHaveBeenCalled();
});
